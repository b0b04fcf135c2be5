import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '../db/sql-rows.ts';
import type { AnyBody, TestApi } from './index.ts';

export type StudioBody = {
  _id: string;
  ref: string | null;
  status: string;
  version: number;
  retired: boolean;
  author: string | null;
  is_mine: boolean;
  changed_at: string | null;
  draft: {
    stem: string;
    items: string[];
    options: { key: string; text: string; correct: boolean }[];
    explanation: string | null;
  };
  published: {
    ref: string;
    stem: string;
    explanation: string | null;
    notice: object | null;
    review: { version: number; author: string | null; reviewer: string | null; reviewed_on: string | null };
  } | null;
  undecided: string[];
  missing: string[];
  warnings: string[];
  may: string[];
  history: {
    version: number;
    by: string | null;
    what: string;
    comment: string | null;
    changes: { field: string; from: string; to: string }[];
  }[];
  reports: { text: string }[];
  analysis: null | {
    answered: number;
    facility: number;
    discrimination: number;
    option_shares: { key: string; share: number }[];
    suspect_keys: string[];
  };
};
export type ReportBody = {
  _id: string;
  question_id: string;
  ref: string;
  kind: string;
  text: string;
  state: string;
  answer: string | null;
  counts?: boolean;
};

/** A whole SBA as an author sends it, distinct by `number`; C is right. */
export const newSba = (number: number, fields: object = {}) => ({
  type: 'SBA',
  prof: '_1',
  subject: 'ANAT',
  chapter: 'Thorax',
  topic: 'Heart',
  stem: `Which chamber of the heart is number ${number} in this list?`,
  options: ['one', 'two', 'three', 'four', 'five'].map((text, index) => ({
    text: `Chamber ${text} of ${number}`,
    correct: index === 2,
  })),
  explanation: 'Because it is so.',
  references: ['A textbook, 1st ed., Chapter 2'],
  appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
  ...fields,
});

/** The calls of one person. */
export function studioCalls(api: TestApi, token: string) {
  const call = <Body = { question: StudioBody }>(method: string, path: string, body?: object) =>
    api.call<Body & AnyBody>(method, `/studio${path}`, { token, ...(body && { body }) });
  const question = async (method: string, path: string, body?: object) => {
    const response = await call(method, path, body);
    expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
    return response.body.question;
  };
  return {
    call,
    read: (id: string) => question('GET', `/questions/${id}`),
    start: (input: object) => question('POST', '/questions', { question: input }),
    save: ({ _id: id, version }: StudioBody, input: object) =>
      question('PUT', `/questions/${id}`, { version, question: input }),
    submit: ({ _id: id, version }: StudioBody) => question('POST', `/questions/${id}/submit`, { version }),
    approve: ({ _id: id, version }: StudioBody) => question('POST', `/questions/${id}/approve`, { version }),
    sendBack: ({ _id: id, version }: StudioBody, comment: string) =>
      question('POST', `/questions/${id}/return`, { version, comment }),
    retire: ({ _id: id, version }: StudioBody, comment: string) =>
      question('POST', `/questions/${id}/retire`, { version, comment }),
    undo: ({ _id: id, version }: StudioBody) => question('POST', `/questions/${id}/undo`, { version }),
  };
}

export type StudioCalls = ReturnType<typeof studioCalls>;

/** People of each kind, and how a question comes to be published. */
export async function openStudio(api: TestApi) {
  const as = async (role: 'AUTHOR' | 'REVIEWER', name: string) => studioCalls(api, await api.signIn({ role, name }));
  const [author, other] = [await as('AUTHOR', 'Author'), await as('AUTHOR', 'Other author')];
  const [reviewer, second] = [await as('REVIEWER', 'Reviewer'), await as('REVIEWER', 'Second reviewer')];
  let numbers = 100;
  const nextSba = (fields: object = {}) => newSba((numbers += 1), fields);
  const handIn = async (fields: object = {}) => author.submit(await author.start(nextSba(fields)));
  return {
    author,
    other,
    reviewer,
    second,
    reader: await api.signIn({ accessDoc: 'all' }),
    nextSba,
    handIn,
    publishNew: async (fields: object = {}) => reviewer.approve(await handIn(fields)),
  };
}
export type OpenStudio = Awaited<ReturnType<typeof openStudio>>;

export const withStem = ({ draft }: StudioBody, stem: string) => ({ ...draft, stem });

export const listsOf = (api: TestApi, { _id: id }: StudioBody) =>
  rowsOf(
    api.db,
    sql`select l.kind, l.name from question_places p join question_lists l on l.id = p.list
          where p.question = ${id} order by 1`,
  );

export const searchAs = async (api: TestApi, token: string, text: string) =>
  JSON.stringify((await api.get(`/search?q=${encodeURIComponent(text)}`, token)).body);
