/** What a scoring rule gives for answers, in thousandths of a mark. */
export type RuleMarks = { sbaRight: number; sbaWrong: number; statementRight: number; statementWrong: number };

/** Of the professional examinations. Practice is marked by it. */
export const PROF_MARKS: RuleMarks = { sbaRight: 1000, sbaWrong: 0, statementRight: 200, statementWrong: 0 };
