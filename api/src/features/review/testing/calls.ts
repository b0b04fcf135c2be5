import { addDays, dayAt, type Day } from 'review/days.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { QuestionDraft } from '../../bank/draft/question.ts';
import { sampleSba, type TestApi } from '../../../testing/index.ts';
import { attemptOf, record } from '../../../testing/study.ts';

const DAY_MS = 86_400_000;

/** In Dhaka, `days` from now. */
export const dayIn = (days: number): Day => addDays(dayAt(Date.now(), 360), days);

/** Of Anatomy at Dhaka; `number` is in the ref, and topics are in its order. */
export const anatomy = (number: number, overrides: Partial<QuestionDraft> = {}): QuestionDraft =>
  sampleSba(number, { ref: `ANAT-${String(number).padStart(3, '0')}`, ...overrides });

export const physiology = (number: number, overrides: Partial<QuestionDraft> = {}): QuestionDraft =>
  sampleSba(500 + number, { ref: `PHYS-${String(number).padStart(3, '0')}`, subject: 'PHYS', ...overrides });

export const planFor = (examOn: Day, choices: Partial<Schemas['StudyPlanInput']> = {}): Schemas['StudyPlanInput'] => ({
  board: 'DHK',
  prof: '_1',
  subjects: ['ANAT'],
  exam_on: examOn,
  ...choices,
});

type Item = Schemas['QueueItem'];
type StudyDay = Schemas['StudyDay'];

export function reviewCalls(api: TestApi, token: string) {
  const call = async <Body>(method: string, path: string, body?: object) =>
    (await api.call<Body>(method, `/study${path}`, { token, body })).body;
  return {
    plan: async () => (await call<{ plan: Schemas['StudyPlan'] | null }>('GET', '/plan')).plan,
    setPlan: async (body: object) => (await call<{ plan: Schemas['StudyPlan'] }>('PUT', '/plan', body)).plan,
    preview: async (body: object) => (await call<{ plan: Schemas['StudyPlan'] }>('POST', '/plan/preview', body)).plan,
    end: async () => (await call<{ ended: boolean }>('POST', '/plan/end')).ended,
    today: async () => (await call<{ day: StudyDay }>('GET', '/today')).day,
    calendar: async (days: number) => (await call<{ days: StudyDay[] }>('GET', `/calendar?days=${days}`)).days,
    queue: async (limit = 20) => (await call<{ items: Item[] }>('GET', `/queue?limit=${limit}`)).items,
    postpone: async (id: string) =>
      (await call<{ item: Item | null }>('POST', '/postponements', { question_id: id })).item,
    /** C is right. */
    answer: (id: string, option: string, daysAgo: number) =>
      record(api, token, [
        attemptOf(id, { sba: option }, { answered_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString() }),
      ]),
  };
}
