import { readBody, send } from '../../http/contract.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { readToday } from '../memory/index.ts';
import { readerOf } from '../study/index.ts';
import { realMarkBody, requirePastExam } from './inputs.ts';
import { SubjectPools } from './pools.ts';
import { expectBefore, readReadiness } from './readiness.ts';
import { compareRealMarks, readRealMarks, storeRealMark } from './real-marks.ts';

/** Four parts of eleven subjects, and corrections. */
const MARKS: Limit = { name: 'real-marks', points: 100, seconds: 86_400 };

export function readinessRoutes({ db, limits, now }: Pick<Services, 'db' | 'limits' | 'now'>) {
  const routes = new Routes();
  const pools = new SubjectPools();
  routes.add('GET /study/readiness', async (request, response) => {
    send(response, 'readReadiness', { readiness: await readReadiness(db, pools, readerOf(request)) });
  });

  routes.add('GET /study/real-marks', async (request, response) => {
    send(response, 'listRealMarks', { marks: await readRealMarks(db, readerOf(request).id) });
  });

  routes.add('POST /study/real-marks', ...jsonBody, async (request, response) => {
    const mark = readBody(request, 'giveRealMark', realMarkBody);
    const user = readerOf(request).id;
    await limits.spend(MARKS, String(user));
    requirePastExam(mark.exam_on, await readToday(db, user, now()));
    const { prof, subject, component, exam_on: day } = mark;
    const expected = component === 'MCQ' ? await expectBefore(db, pools, { user, prof, subject, day }) : null;
    await storeRealMark(db, { user, mark, expected, now: now() });
    send(response, 'giveRealMark', { stored: true });
  });
  return routes;
}

/** For the owner: how well the estimates matched real marks. */
export function readinessAdminRoutes({ db }: Pick<Services, 'db'>) {
  const routes = new Routes();
  routes.add('GET /admin/study/readiness', async (_request, response) => {
    send(response, 'compareReadiness', { data: { parts: await compareRealMarks(db) } });
  });
  return routes;
}
