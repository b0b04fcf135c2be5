import { expect } from 'vitest';
import type { QuestionDraft } from '../features/bank/draft/question.ts';
import { sampleSba, type AnyBody, type TestApi } from './index.ts';

export type PaperBody = {
  id: string;
  title: string;
  state: string;
  now: string;
  ends_at: string | null;
  finished_at: string | null;
  sections: { kind: string; answer_any: number | null; items: PaperItemBody[] }[];
  result: null | {
    marks: number;
    out_of: number;
    share: number;
    passed: boolean;
    marked_out_of: number;
    unmarked: number;
    verdict: string | null;
    took_ms: number;
    components: { id: string; marks: number; out_of: number; unmarked: number; verdict: string | null }[];
    remarked: number;
    sections: { kind: string; marks: number; out_of: number; right: number; skipped: number }[];
    topics: { topic: string; marks: number; out_of: number }[];
  };
};
export type PaperItemBody = {
  number: number;
  asked: { _id: string; type: string; options: { key: string }[] };
  answer: object | null;
  flagged: boolean;
  question: { options: { key: string; correct: boolean }[] } | null;
  locked: boolean;
  key_corrected_on: string | null;
  outcome: string | null;
  remarked_from: string | null;
  marks: number | null;
};

/** A and B are true. */
export const sampleMtf = (number: number, overrides: Partial<QuestionDraft> = {}): QuestionDraft =>
  sampleSba(number, {
    type: 'MTF',
    stem: `These are true of structure ${number}`,
    options: ['one', 'two', 'three', 'four', 'five'].map((text, index) => ({
      text: `Statement ${text} of ${number}`,
      correct: index < 2,
    })),
    ...overrides,
  });

/** Two parts of 3 and 2 marks, with three and two model points. */
export const sampleSaq = (number: number, overrides: Partial<QuestionDraft> = {}): QuestionDraft =>
  sampleSba(number, {
    type: 'SAQ',
    stem: `Describe structure ${number}`,
    options: [],
    parts: [
      { label: 'a', text: 'Where?', marks: 3, points: ['SECRET one', 'SECRET two', 'SECRET three'] },
      { label: 'b', text: 'Why?', marks: 2, points: ['SECRET four', 'SECRET five'] },
    ],
    ...overrides,
  });

export const MIX = { prof: '_1', subjects: ['ANAT'], mtf: 2, sba: 2, saq: 0 };

export const itemsOf = ({ sections }: PaperBody) => sections.flatMap(({ items }) => items);

/** The calls of one reader. A visitor has no token. */
export function paperCalls(api: TestApi, token?: string) {
  const call = <Body = { paper: PaperBody }>(method: string, path: string, body?: object) =>
    api.call<Body & AnyBody>(method, `/papers${path}`, { token, ...(body && { body }) });
  const paper = async (method: string, path: string, body?: object) => {
    const response = await call(method, path, body);
    expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
    return response.body.paper;
  };
  return {
    call,
    start: (input: object = { mix: MIX }) => paper('POST', '', input),
    read: (id: string) => paper('GET', `/${id}`),
    answer: (id: string, answers: object[]) => paper('PATCH', `/${id}/answers`, { answers }),
    finish: (id: string) => paper('POST', `/${id}/finish`),
  };
}
