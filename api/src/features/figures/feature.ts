import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { computeQuestionFigures } from './compute-questions.ts';
import { figureRoutes } from './routes.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export const figures: Feature = {
  routes: (services) => [figureRoutes(services)],
  jobs: ({ db, now }) => [
    defineJob({
      id: 'question-figures',
      schedule: { everyMs: DAY_MS, firstAfterMs: MINUTE_MS },
      handler: () => computeQuestionFigures(db, now()),
    }),
  ],
};
