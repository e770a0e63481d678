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

/** Answers the questions that arrive on the port. */
export function serve(port: Port, felt: Felt): void;
/** Asks for the equities of a matchup; with `byCombo` and `byCard`, also for those equities of the
 * first player. */
export function ask(port: Port, line: string, options?: Effort & GameOption & {
	byCombo?: boolean,
	byCard?: boolean,
	progress?(progress: Progress): void,
	signal?: AbortSignal,
}): Promise<RemoteResult>;
