import { pathUnder } from '../../components/path-under.ts';
import { STUDIO_PATH } from './paths.ts';

const QUESTIONS = `${STUDIO_PATH}/questions`;

export const paths = {
  home: STUDIO_PATH,
  questions: QUESTIONS,
  start: `${QUESTIONS}/new`,
  question: `${QUESTIONS}/:id`,
  review: `${STUDIO_PATH}/review`,
  reports: `${STUDIO_PATH}/reports`,
  suspects: `${STUDIO_PATH}/suspects`,
  people: `${STUDIO_PATH}/people`,
} as const;

/** Of `StudioQuestion.id`. */
export const studioQuestionPath = pathUnder(QUESTIONS);
