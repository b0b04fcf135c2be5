import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../app/cache.ts';
import { database } from '../device/database.ts';
import { HomeDocument } from './home/home.generated.ts';
import { InternshipArticleDocument } from './internship/internship-article.generated.ts';
import { InternshipSubTopicsDocument } from './internship/internship-sub-topics.generated.ts';
import { InternshipSubjectDocument } from './internship/internship-subject.generated.ts';
import { InternshipSubjectsDocument } from './internship/internship-subjects.generated.ts';
import { keepArticle, openedArticles } from './internship/opened/articles.ts';
import { localAnswers } from './local-answers.ts';
import { PracticeSubjectsDocument } from './practice/hub/practice-subjects.generated.ts';
import { BoardDocument } from './questions/boards/board.generated.ts';
import { BoardsDocument } from './questions/boards/boards.generated.ts';
import { ListHeadingDocument } from './questions/list/list-heading.generated.ts';
import { TopicQuestionsDocument } from './questions/list/topic-questions.generated.ts';
import { YearQuestionsDocument } from './questions/list/year-questions.generated.ts';
import { BoardSubjectDocument } from './questions/subject/board-subject.generated.ts';
import { SearchDocument } from './search/search.generated.ts';

const ENTRIES = Array.from({ length: 45 }, (_, at) => ({
  id: `q${at + 1}`,
  ref: `ANAT-${at + 1}`,
  type: 'SBA' as const,
  topic: 'Upper limb',
  file: 'a',
  pictures: [],
  appearances: [{ board: 'SYL', year: 2024, sitting: 'May' }],
}));

const index = {
  pack: 'ANAT',
  version: '1',
  corrected: [],
  subject: { code: 'ANAT', name: 'Anatomy', prof: '_1' },
  questions: ENTRIES,
  lists: [
    { board: 'SYL', kind: 'TOPIC' as const, name: 'Upper limb', questions: ENTRIES.map((_, at) => 44 - at) },
    { board: 'SYL', kind: 'TOPIC' as const, name: 'Abdomen', questions: [0] },
    { board: 'SYL', kind: 'YEAR' as const, name: '2023', questions: [3] },
    { board: 'SYL', kind: 'YEAR' as const, name: '2024', questions: [1, 2] },
  ],
};

const questionOf = (id: string) => ({
  id,
  ref: `ANAT-${id.slice(1)}`,
  type: 'SBA' as const,
  stem: 'Which nerve?',
  explanation: null,
  explanationBn: null,
  takeAway: null,
  references: [],
  origin: null,
  options: [{ key: 'A', text: 'Axillary', correct: true, reason: null }],
  parts: [],
  appearances: [{ board: 'SYL', year: 2024, sitting: 'May' }],
  media: [
    {
      alt: 'An arm',
      credit: null,
      source: null,
      licence: null,
      width: 10,
      height: 10,
      image: { publicId: 'arm', url: '/images/arm' },
    },
  ],
  notice: { kind: 'KEY_CORRECTED' as const, on: '2026-11-01' },
});

const RX_AID = {
  subjects: [
    {
      id: '1',
      name: 'Emergencies',
      topics: [
        { id: '2', name: 'Poisoning', isList: true, topics: [{ id: '3', name: 'Snake bite' }] },
        { id: '4', name: 'Shock', isList: false },
      ],
    },
  ],
};
const ARTICLE = {
  id: '3',
  topicName: 'Snake bite',
  banner: { publicId: 'snake', url: '/images/snake' },
  date: '2026-01-02T00:00:00.000Z',
  review: { reviewer: 'Dr Amina', reviewedOn: '2026-01-03' },
  body: '<p>Immobilise.</p>',
  explanationBn: null,
};

const device = vi.hoisted(() => ({ hasSubject: true, hasRxAid: true }));
vi.mock('./packs/index.ts', () => ({
  loadPackContent: async () => ({
    hasBoard: ({ lists }: typeof index, code: string) => lists.some(({ board }) => board === code),
    readSubjects: async () => (device.hasSubject ? [index] : []),
    readBoards: async () => (device.hasSubject ? [{ code: 'SYL', name: 'Sylhet' }] : []),
    readIndex: async () => index,
    readQuestions: async (_pack: string, ids: string[]) => ids.map(questionOf),
    listReadyPacks: async () => (device.hasSubject ? [{ id: 'ANAT', title: 'Anatomy' }] : []),
    searchPacks: async () => [
      ...(device.hasSubject
        ? [{ kind: 'SBA', pack: 'ANAT', id: 'q1', ref: 'ANAT-1', name: 'Which nerve?', topic: 'Upper limb', score: 2 }]
        : []),
      ...(device.hasRxAid
        ? [{ kind: 'ARTICLE', pack: 'RX_AID', id: '3', ref: null, name: 'Snake bite', topic: null, score: 1 }]
        : []),
    ],
    readRxAid: async () => (device.hasRxAid ? RX_AID : undefined),
    readArticle: async (id: string) => (device.hasRxAid && id === '3' ? ARTICLE : undefined),
  }),
}));

/** The answer as a screen reads it: through the cache, with nothing missing. Undefined if this device has none. */
async function ask<Data, Variables extends OperationVariables>(
  operation: string,
  query: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
): Promise<Data | undefined> {
  const data = await localAnswers[operation]!((variables ?? {}) as never);
  if (!data) return undefined;
  const cache = createCache();
  const request = { query, variables: variables ?? ({} as Variables) };
  cache.writeQuery({ ...request, data: data as Data } as never);
  const found = cache.readQuery(request as never);
  expect(found, `${operation} is complete`).not.toBeNull();
  return found as Data;
}

const read = async <Data, Variables extends OperationVariables>(
  operation: string,
  query: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) => (await ask(operation, query, variables))!;

const ANAT = { board: 'SYL', prof: '_1', subject: 'ANAT' };
const LIMB = { ...ANAT, topic: 'Upper limb', page: 1 };

beforeEach(() => {
  Object.assign(device, { hasSubject: true, hasRxAid: true });
});
afterEach(() => database.table('articles').clear());

it('boards and subjects are those of the packs', async () => {
  expect(await read('Boards', BoardsDocument)).toMatchObject({ boards: [{ code: 'SYL', name: 'Sylhet' }] });
  const { board } = await read('Board', BoardDocument, { board: 'SYL' });
  expect(board!.professionalYears).toMatchObject([{ code: '_1', subjects: [{ code: 'ANAT', name: 'Anatomy' }] }]);
  expect(await ask('Board', BoardDocument, { board: 'DHK' })).toBeUndefined();
  expect(await read('Board', BoardDocument, { board: 'XYZ' })).toEqual({ board: null });
  const { boardSubject } = await read('BoardSubject', BoardSubjectDocument, ANAT);
  expect(boardSubject).toMatchObject({
    id: 'SYL_1-ANAT',
    topics: ['Abdomen', 'Upper limb'],
    years: [2024, 2023],
    subject: { name: 'Anatomy' },
  });
  expect(boardSubject!.subject.curricula).toHaveLength(3);
});

it('the heading of a list is known without its pack', async () => {
  device.hasSubject = false;
  const { boardSubject } = await read('ListHeading', ListHeadingDocument, ANAT);
  expect(boardSubject).toMatchObject({ board: { name: 'Sylhet' }, professionalYear: { name: '1st Proff' } });
  expect(await ask('TopicQuestions', TopicQuestionsDocument, LIMB)).toBeUndefined();
});

it.each([
  ['the first page', {}, 1, ['q45', 'q26', 20], 45, ['1-20', '21-40', '41-45']],
  ['the last page', { page: 3 }, 3, ['q5', 'q1', 5], 45, ['1-20', '21-40', '41-45']],
  ['a range', { from: 6, to: 30, page: 2 }, 2, ['q20', 'q16', 5], 25, ['6-25', '26-30']],
  ['the page of a question', { ref: 'ANAT-2' }, 3, ['q5', 'q1', 5], 45, ['1-20', '21-40', '41-45']],
  ['the requested page for an unknown question', { ref: 'X-1' }, 1, ['q45', 'q26', 20], 45, ['1-20', '21-40', '41-45']],
])(
  'a list of the pack has %s, in the order of the site, every page open',
  async (_what, args, page, ids, total, labels) => {
    const { boardSubject } = await read('TopicQuestions', TopicQuestionsDocument, { ...LIMB, ...args });
    const { questions, pagination, unreadable } = boardSubject!.topicQuestions!;
    expect([questions[0]!.id, questions.at(-1)!.id, questions.length]).toEqual(ids);
    expect([pagination.page, pagination.total, unreadable]).toEqual([page, total, 0]);
    expect(pagination.tabs.map(({ label }) => label)).toEqual(labels);
    expect(pagination.tabs.some(({ locked }) => locked)).toBe(false);
  },
);

it('a year is read by its number, and what is no list has none', async () => {
  const year = async (number: number, page = 1) =>
    (await read('YearQuestions', YearQuestionsDocument, { ...ANAT, year: number, page })).boardSubject!.yearQuestions;
  expect((await year(2024))!.questions.map(({ ref }) => ref)).toEqual(['ANAT-2', 'ANAT-3']);
  expect([await year(1999), await year(2024, 2)]).toEqual([null, null]);
});

it('home and practice have what is here, and no errors', async () => {
  const { home } = await read('Home', HomeDocument);
  expect(home).toMatchObject({ boards: [{ code: 'SYL' }], internshipSubjects: [{ name: 'Emergencies' }], ebooks: [] });
  expect(await read('PracticeSubjects', PracticeSubjectsDocument)).toMatchObject({ boards: [{ code: 'SYL' }] });
  Object.assign(device, { hasSubject: false, hasRxAid: false });
  expect(Object.values((await read('Home', HomeDocument)).home).slice(1)).toEqual([[], [], [], [], [], [], []]);
});

it('RX Aid is read from its pack', async () => {
  expect(await read('InternshipSubjects', InternshipSubjectsDocument)).toMatchObject({
    internshipSubjects: [{ id: '1', name: 'Emergencies' }],
  });
  const { internshipSubject } = await read('InternshipSubject', InternshipSubjectDocument, { id: '1' });
  expect(internshipSubject!.topics).toMatchObject([
    { id: '2', isList: true },
    { id: '4', isList: false },
  ]);
  const { internshipSubTopics } = await read('InternshipSubTopics', InternshipSubTopicsDocument, { topic: '2' });
  expect(internshipSubTopics).toMatchObject([{ id: '3', name: 'Snake bite', isList: false }]);
  const { internshipArticle } = await read('InternshipArticle', InternshipArticleDocument, { id: '3' });
  expect(internshipArticle).toMatchObject(ARTICLE);
  expect(await ask('InternshipArticle', InternshipArticleDocument, { id: '9' })).toBeUndefined();
});

it('without the pack RX Aid has the articles that were opened, the newest hundred', async () => {
  device.hasRxAid = false;
  expect(await ask('InternshipSubjects', InternshipSubjectsDocument)).toBeUndefined();
  const subject = { id: '1', name: 'Emergencies' };
  for (let at = 0; at < 101; at += 1) {
    const article = { ...ARTICLE, id: `a${at}`, topicName: `Article ${at}` };
    const list = at % 2 ? { id: '2', name: 'Poisoning' } : undefined;
    await keepArticle({ id: article.id, openedAt: at, article, subject, list });
  }
  expect(await openedArticles()).toHaveLength(100);
  expect(await ask('InternshipArticle', InternshipArticleDocument, { id: 'a0' })).toBeUndefined();
  const { internshipArticle } = await read('InternshipArticle', InternshipArticleDocument, { id: 'a100' });
  expect(internshipArticle!.topicName).toBe('Article 100');
  const { internshipSubject } = await read('InternshipSubject', InternshipSubjectDocument, { id: '1' });
  expect(internshipSubject!.topics).toHaveLength(51);
  const { internshipSubTopics } = await read('InternshipSubTopics', InternshipSubTopicsDocument, { topic: '2' });
  expect(internshipSubTopics).toHaveLength(50);
});

it('search leads to places in the lists and articles of this device', async () => {
  const { search } = await read('Search', SearchDocument, { text: 'nerve' });
  expect(search).toMatchObject([
    {
      topicName: 'Upper limb',
      links: [
        {
          name: 'Which nerve?',
          link: '/board-question/SYL/_1/ANAT/topics/Upper%20limb?page=3#ANAT-1',
          kind: 'SBA',
          place: 'Sylhet, May 2024',
        },
      ],
    },
    { topicName: 'Emergencies', links: [{ name: 'Snake bite', link: '/internship/1/2/3', kind: 'ARTICLE' }] },
  ]);
  Object.assign(device, { hasSubject: false, hasRxAid: false });
  expect(await ask('Search', SearchDocument, { text: 'nerve' })).toBeUndefined();
});
