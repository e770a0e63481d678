/* A replacement of the package pokersolver in Node.js: import {Hand} from "felt/pokersolver". In
 * browsers, load the module first: const Hand = solver(await load()) with "felt/solver". */
import {readFileSync} from "node:fs";
import {loadSync} from "./felt.mjs";
import {solver} from "./solver.mjs";

export {Card} from "./solver.mjs";
export const Hand = solver(loadSync(readFileSync(new URL("felt.wasm", import.meta.url))));
