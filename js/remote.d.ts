import type {Answer, Effort, Felt, GameOption} from "felt";

/** A Worker, the global object of a worker, or a MessagePort. */
export interface Port {
	postMessage(message: unknown): void;
	addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
	removeEventListener(type: "message", listener: (event: MessageEvent) => void): void;
	start?(): void;
}

export interface Progress {
	done: number;
	all: number;
	deals: number;
	answers: Answer[];
}
export interface RemoteResult {
	answers: Answer[];
	exact: boolean;
	deals: number;
	byCombo?: Float64Array;
	byCard?: Float64Array;
}

/** Answers the questions that arrive on the port. call() may ask for the functions in `more`. */
export function serve(port: Port, felt: Felt, more?: Record<string, Service>): void;
/** A function of the worker. What it reports at `progress` reaches the page every 50 ms at most. */
export type Service = (felt: Felt, given: any, control: {
	progress(report: unknown): void,
	signal: AbortSignal,
}) => unknown;
/** Calls a function of the worker: what it returns, or resolves to. */
export function call(port: Port, name: string, given?: unknown, options?: {
	progress?(report: any): void,
	signal?: AbortSignal,
}): Promise<any>;
/** Asks for the equities of a matchup; with `byCombo` and `byCard`, also for those equities of the
 * first player. */
export function ask(port: Port, line: string, options?: Effort & GameOption & {
	byCombo?: boolean,
	byCard?: boolean,
	progress?(progress: Progress): void,
	signal?: AbortSignal,
}): Promise<RemoteResult>;
