import { pathUnder } from '../../components/path-under.ts';
import { STUDIO_PATH } from './paths.ts';

const QUESTIONS = `${STUDIO_PATH}/questions`;
const REVIEW = `${STUDIO_PATH}/review`;
const PEOPLE = `${STUDIO_PATH}/people`;
const DESK = `${STUDIO_PATH}/desk`;
const IMPORTS = `${STUDIO_PATH}/imports`;
const REPORTS = `${STUDIO_PATH}/reports`;

export const paths = {
  home: STUDIO_PATH,
  questions: QUESTIONS,
  start: `${QUESTIONS}/new`,
  question: `${QUESTIONS}/:id`,
  review: REVIEW,
  reviewed: `${REVIEW}/:id`,
  expert: `${STUDIO_PATH}/expert`,
  imports: IMPORTS,
  importBatch: `${IMPORTS}/:id`,
  reports: REPORTS,
  reported: `${REPORTS}/:id`,
  suspects: `${STUDIO_PATH}/suspects`,
  people: PEOPLE,
  person: `${PEOPLE}/:userId`,
  desk: DESK,
  figures: `${DESK}/figures`,
  payouts: `${DESK}/payouts`,
  orders: `${DESK}/orders`,
  statement: `${DESK}/statement`,
  sent: `${DESK}/notifications`,
  log: `${DESK}/log`,
  import: `${DESK}/import`,
  importContent: `${DESK}/import-content`,
  export: `${DESK}/export`,
  maintenance: `${DESK}/maintenance`,
  jobs: `${DESK}/jobs`,
  backups: `${DESK}/backups`,
  database: `${DESK}/database`,
} as const;

/** All of `StudioQuestion.id`. */
export const studioQuestionPath = pathUnder(QUESTIONS);
export const reviewPath = pathUnder(REVIEW);
export const importPath = pathUnder(IMPORTS);
/** All of `User.userId`. */
export const personPath = pathUnder(PEOPLE);
export const reportedPath = pathUnder(REPORTS);
