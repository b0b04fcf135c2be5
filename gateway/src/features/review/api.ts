import type { RealMarkInput, StudyPlanInput } from '../../graphql.generated.ts';
import { withConflict } from '../../graphql/conflict.ts';
import { orNotSupported } from '../../graphql/not-supported.ts';
import { pageParams, type Page } from '../../graphql/pages.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody, Schemas } from '../../rest/contract.ts';
import { orWithoutRoute } from '../../rest/not-found.ts';
import { path } from '../../rest/path.ts';
import { reviewMessages } from './messages.ts';
import * as rows from './rows.ts';

/** Not in the specification: a server may plan no reviews, or lack some of these calls. */
export function reviewApi(rest: RestClient) {
  const supported = <Result>(call: Promise<Result>) => orNotSupported(call, reviewMessages.noReview());

  return {
    plan: () => supported(rest.get('/study/plan', rows.planOrNull)),
    preview: (input: StudyPlanInput) => supported(rest.post('/study/plan/preview', planRow(input), rows.onePlan)),
    setPlan: (input: StudyPlanInput) => supported(rest.put('/study/plan', planRow(input), rows.onePlan)),
    endPlan: () => supported(rest.post('/study/plan/end', {}, rows.ended)),

    today: () => supported(rest.get('/study/today', rows.today)),
    calendar: (days: number) => supported(rest.get('/study/calendar', rows.calendar, { params: { days } })),
    targets: () => orWithoutRoute([], rest.get('/study/targets', rows.itemTargets)),
    setTarget: (target: RequestBody<'setItemTarget'>) =>
      withConflict(supported(rest.post('/study/targets', target, rows.oneTarget)), reviewMessages.tooManyTargets()),
    removeTarget: (id: string) => supported(rest.delete(path`/study/targets/${id}`, rows.removed)),
    queue: (limit: number) => supported(rest.get('/study/queue', rows.queue, { params: { limit } })),
    // A 404 of these two is about the question or the attempt.
    postpone: (question: string) =>
      rest.post(
        '/study/postponements',
        { question_id: question } satisfies RequestBody<'postponeQuestion'>,
        rows.itemOrNull,
      ),
    undo: (attempt: string) =>
      withConflict(rest.post(path`/study/attempts/${attempt}/undo`, {}, rows.undone), reviewMessages.tooLate()),

    readiness: () => supported(rest.get('/study/readiness', rows.readinessList)),
    realMarks: () => supported(rest.get('/study/real-marks', rows.realMarks)),
    giveRealMark: (mark: RealMarkInput) => supported(rest.post('/study/real-marks', markRow(mark), rows.stored)),
    memory: () => supported(rest.get('/study/memory', rows.memoryModel)),
    memoryStates: (page: Page) =>
      supported(rest.get('/study/memory/states', rows.memoryStates, { params: pageParams(page) })),
  };
}

export type ReviewApi = ReturnType<typeof reviewApi>;

const planRow = ({
  board,
  prof,
  subjects,
  examOn,
  restDays,
  minutesADay,
}: StudyPlanInput): Schemas['StudyPlanInput'] => ({
  board,
  prof,
  subjects: [...new Set(subjects)],
  exam_on: examOn,
  rest_days: [...new Set(restDays)],
  minutes_a_day: minutesADay,
});

const markRow = ({ examOn, ...mark }: RealMarkInput): Schemas['RealMarkInput'] => ({ ...mark, exam_on: examOn });
