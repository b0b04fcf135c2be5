import { beforeAll, describe, expect, test } from 'vitest';
import { sendQuery, queryData } from '../../testkit/graphql.ts';
import type { SharedSite } from '../../testkit/shared-site-setup.ts';
import { startedSite } from '../../testkit/site.ts';

let stack: SharedSite;
beforeAll(async () => {
  stack = await startedSite('read');
});

type Page = {
  pagination: { page: number; total: number; tabs: { page: number; label: string; locked: boolean }[] };
  questions: { ref: string; type: string; options: { key: string; correct: boolean }[]; parts: { marks: number }[] }[];
};
const PAGE = `pagination { page total tabs { page label locked } }
  questions { ref type options { key correct } parts { marks } }`;
const YEAR = `query ($subject: ID!, $prof: ID!, $page: Int!, $from: Int, $to: Int) {
  boardSubject(board: "DHK", prof: $prof, subject: $subject) {
    yearQuestions(year: 2024, page: $page, from: $from, to: $to) { ${PAGE} } } }`;
type YearAnswer = { boardSubject: { yearQuestions: Page | null } | null };

describe('the sample content, through gateway and api', () => {
  test('every board has topics and years in every subject of every professional year', async () => {
    const { boards } = await queryData<{
      boards: { code: string; professionalYears: { code: string; subjects: { code: string }[] }[] }[];
    }>(stack.url, '{ boards { code professionalYears { code subjects { code } } } }');
    expect(boards.map(({ code }) => code)).toEqual(['DHK', 'CTG', 'SYL', 'RAJ']);
    const subjects = boards.flatMap((board) =>
      board.professionalYears.flatMap((prof) =>
        prof.subjects.map((subject) => ({ board: board.code, prof: prof.code, subject: subject.code })),
      ),
    );
    expect(subjects).toHaveLength(44);
    for (const variables of subjects) {
      const { boardSubject } = await queryData<{ boardSubject: { topics: string[]; years: number[] } }>(
        stack.url,
        'query ($board: ID!, $prof: ID!, $subject: ID!) { boardSubject(board: $board, prof: $prof, subject: $subject) { topics years } }',
        { variables },
      );
      expect(boardSubject.topics.length, JSON.stringify(variables)).toBeGreaterThanOrEqual(2);
      expect(boardSubject.years.length, JSON.stringify(variables)).toBeGreaterThanOrEqual(2);
    }
  });

  test('every subject has at least 12 questions of all three kinds, as the examinations set them', async () => {
    const { professionalYears } = await queryData<{
      professionalYears: { code: string; subjects: { code: string }[] }[];
    }>(stack.url, '{ professionalYears { code subjects { code } } }');
    for (const { code: prof, subjects } of professionalYears) {
      for (const { code: subject } of subjects) {
        const { chapters } = await queryData<{ chapters: { id: string; totalQuestions: number }[] }>(
          stack.url,
          'query ($prof: ID!, $subject: ID!) { chapters(prof: $prof, subject: $subject) { id totalQuestions } }',
          { variables: { prof, subject } },
        );
        const questions: Page['questions'] = [];
        for (const { id } of chapters) {
          const { chapter } = await queryData<{ chapter: { questions: Page } }>(
            stack.url,
            `query ($id: ID!) { chapter(id: $id) { questions { ${PAGE} } } }`,
            { variables: { id } },
          );
          questions.push(...chapter.questions.questions);
        }
        expect(chapters.reduce((sum, chapter) => sum + chapter.totalQuestions, 0)).toBeGreaterThanOrEqual(12);
        expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(['SBA', 'MTF', 'SAQ']));
        for (const { ref, type, options, parts } of questions) {
          if (type === 'SAQ') expect(parts.length, ref).toBeGreaterThan(0);
          else expect(options.map(({ key }) => key).join(''), ref).toBe('ABCDE');
          if (type === 'SBA')
            expect(
              options.filter(({ correct }) => correct),
              ref,
            ).toHaveLength(1);
        }
      }
    }
  });

  test.each([
    ['_1', 'ANAT'],
    ['_4', 'MED'],
  ])('%s %s fills three pages of a topic and of a year', async (prof, subject) => {
    const { boardSubject } = await queryData<YearAnswer>(stack.url, YEAR, {
      variables: { prof, subject, page: 3 },
      token: stack.adminToken,
    });
    expect(boardSubject?.yearQuestions?.pagination).toEqual({
      page: 3,
      total: 45,
      tabs: [
        { page: 1, label: '1-20', locked: false },
        { page: 2, label: '21-40', locked: false },
        { page: 3, label: '41-45', locked: false },
      ],
    });
    expect(boardSubject?.yearQuestions?.questions).toHaveLength(5);
  });
});

describe('the paywall, through the gateway', () => {
  const variables = { prof: '_1', subject: 'ANAT', page: 1 };

  test('a visitor sees which pages are locked, and gets none of them', async () => {
    const { boardSubject } = await queryData<YearAnswer>(stack.url, YEAR, { variables });
    expect(boardSubject?.yearQuestions?.pagination.tabs.map(({ locked }) => locked)).toEqual([false, true, true]);
    for (const more of [{ page: 2 }, { from: 21, to: 40 }, { page: 2, from: 1, to: 45 }]) {
      const { data, errors } = await sendQuery<YearAnswer>(stack.url, YEAR, { variables: { ...variables, ...more } });
      expect(data.boardSubject).toEqual({ yearQuestions: null });
      expect(errors).toMatchObject([
        {
          message: 'Please purchase packages to access more pages.',
          extensions: { code: 'PURCHASE_REQUIRED' },
        },
      ]);
    }
  });

  test('a range that begins in the open part ends there', async () => {
    const answer = await queryData<YearAnswer>(stack.url, YEAR, { variables: { ...variables, from: 16, to: 45 } });
    expect(answer.boardSubject?.yearQuestions?.questions).toHaveLength(5);
    expect(answer.boardSubject?.yearQuestions?.pagination.total).toBe(30);
  });

  test('many aliases in one request open nothing more', async () => {
    const alias = (name: string, args: string) => `${name}: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
      yearQuestions(year: 2024, ${args}) { questions { ref } } }`;
    const { data } = await sendQuery<Record<string, { yearQuestions: { questions: { ref: string }[] } | null } | null>>(
      stack.url,
      `{ ${alias('a', 'page: 1')} ${alias('b', 'page: 2')} ${alias('c', 'from: 20, to: 45')} ${alias('d', 'from: 30, to: 31')} }`,
    );
    const refs = Object.values(data).flatMap((one) => one?.yearQuestions?.questions.map(({ ref }) => ref) ?? []);
    expect(new Set(refs).size).toBe(20);
    expect(data['b']).toEqual({ yearQuestions: null });
    expect(data['d']).toEqual({ yearQuestions: null });
  });

  test('an invalid token is an error past the first page, which is public', async () => {
    const token = 'not-a-token';
    expect((await queryData<YearAnswer>(stack.url, YEAR, { variables, token })).boardSubject).not.toBeNull();
    const { errors } = await sendQuery(stack.url, YEAR, { variables: { ...variables, page: 2 }, token });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
