/** The parts of a paper that can be printed, and their labels. */
export const PARTS = { PAPER: 'papers.printPaper', SHEET: 'papers.printSheet', KEY: 'papers.printKey' } as const;
export type Part = keyof typeof PARTS;
