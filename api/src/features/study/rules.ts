/** Thousandths of a mark. */
export type ScoringRule = { sbaRight: number; sbaWrong: number; statementRight: number; statementWrong: number };

/** The professional examination: a mark for an SBA, 0.2 for each statement of an MTF, nothing taken away. */
export const PROF: ScoringRule = { sbaRight: 1000, sbaWrong: 0, statementRight: 200, statementWrong: 0 };
