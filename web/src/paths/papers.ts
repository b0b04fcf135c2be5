import { pathUnder } from '../components/path-under.ts';

export const PAPERS_PATH = '/papers';
export const NEW_PAPER_PATH = `${PAPERS_PATH}/new`;

export const paths = {
  list: PAPERS_PATH,
  start: NEW_PAPER_PATH,
  paper: `${PAPERS_PATH}/:id`,
  print: `${PAPERS_PATH}/:id/print`,
} as const;
export const paperPath = pathUnder(PAPERS_PATH);
export const printPath = (id: string) => `${paperPath(id)}/print`;

/** The initial values of the form for a new paper. */
export type PaperSource = {
  prof?: string;
  subject?: string;
  board?: string;
  year?: string;
  topic?: string;
  pool?: 'WRONG' | 'FLAGGED';
};

export const newPaperPath = (source: PaperSource) => `${NEW_PAPER_PATH}?${new URLSearchParams(source)}`;
