/** What of a paper can be printed, with its text. */
export const PARTS = { PAPER: 'papers.printPaper', SHEET: 'papers.printSheet', KEY: 'papers.printKey' } as const;
export type Part = keyof typeof PARTS;
