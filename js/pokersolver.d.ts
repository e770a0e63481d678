import type {Hand as SolvedHand, HandClass} from "felt/solver";

export {Card} from "felt/solver";
export const Hand: HandClass;
export type Hand = SolvedHand;
