import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/index.ts';
import { CHAPTERS_CALL, ofAnatomy, pageRow } from '../../testing/rows.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    [CHAPTERS_CALL]: { data: [{ _id: 7, chapter_name: 'Thorax', total_question: 45 }] },
    '*': pageRow(),
  });
});
afterAll(() => gateway.close());

const PAGE_ERRORS: [string, string, string][] = [
  ['page: 0', 'page', 'page must be a whole number from 1.'],
  ['page: -1', 'page', 'page must be a whole number from 1.'],
  ['page: 1000001', 'page', 'page must be a whole number from 1.'],
  ['from: 3', 'to', 'from and to go together.'],
  ['to: 3', 'from', 'from and to go together.'],
  ['from: null, to: 3', 'from', 'from and to go together.'],
  ['from: 0, to: 3', 'from', 'from must be a whole number from 1.'],
  ['from: -5, to: -3', 'from', 'from must be a whole number from 1.'],
  ['from: 5, to: 4', 'to', 'to must not be before from.'],
  ['ref: ""', 'ref', 'This is not the ref of a question.'],
  [`ref: "${'x'.repeat(101)}"`, 'ref', 'This is not the ref of a question.'],
  ['ref: "A\\u0000"', 'ref', 'This is not the ref of a question.'],
];

test.each(PAGE_ERRORS)('no list has %s', async (args, field, message) => {
  const lists = {
    topic: ofAnatomy(`topicQuestions(topic: "Heart", ${args}) { questions { id } }`),
    year: ofAnatomy(`yearQuestions(year: 2024, ${args}) { questions { id } }`),
    chapter: `{ chapter(id: "_1-ANAT-7") { questions(${args}) { questions { id } } } }`,
  };
  for (const query of Object.values(lists)) {
    expect(await gateway.errorOf(query)).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  }
  // One call for the chapter, none for its questions.
  expect(gateway.stub.calls.map(({ path }) => path)).toEqual([CHAPTERS_CALL]);
});

test.each(['page: 1', 'page: 1000000', 'from: 1, to: 1', 'from: 21, to: 2147483647', 'from: null, to: null'])(
  '%s is passed on',
  async (args) => {
    await gateway.dataOf(ofAnatomy(`yearQuestions(year: 2024, ${args}) { questions { id } }`));
    const asked = args
      .split(', ')
      .map((arg) => arg.split(': '))
      .filter(([, value]) => value !== 'null');
    expect(gateway.stub.calls[0]?.query).toEqual({ page: '1', ...Object.fromEntries(asked) });
  },
);

test('the ref of a question is passed on, and the returned page has its number', async () => {
  gateway.stub.reset({
    [CHAPTERS_CALL]: { data: [{ _id: 7, chapter_name: 'Thorax', total_question: 45 }] },
    '*': pageRow(undefined, { page: 3 }),
  });
  const args = 'ref: "ANAT-000123"';
  const data = await gateway.dataOf(`{
    boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
      topicQuestions(topic: "Heart", ${args}) { pagination { page } }
      yearQuestions(year: 2024, ${args}) { pagination { page } }
    }
    chapter(id: "_1-ANAT-7") { questions(${args}) { pagination { page } } }
  }`);
  const found = { pagination: { page: 3 } };
  expect(data).toEqual({
    boardSubject: { topicQuestions: found, yearQuestions: found },
    chapter: { questions: found },
  });
  const refs = gateway.stub.calls.flatMap(({ path, query }) => (path === CHAPTERS_CALL ? [] : [query.ref]));
  expect(refs).toEqual(['ANAT-000123', 'ANAT-000123', 'ANAT-000123']);
});

test.each([
  ['', 'topic must not be empty.'],
  [' \t ', 'topic must not be empty.'],
  ['x'.repeat(501), 'This is not the name of a topic.'],
  ['Heart\0', 'This is not the name of a topic.'],
  ['Heart\uD800', 'This is not the name of a topic.'],
])('no topic is named %j', async (topic, message) => {
  const error = await gateway.errorOf(
    `query ($topic: String!) {
      boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topicQuestions(topic: $topic) { questions { id } } }
    }`,
    { topic },
  );
  expect(error).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'topic' } });
  expect(gateway.callsMade()).toEqual([]);
});

test.each([0, -2024, 24, 1899, 2201, 20240])('no list is of the year %i', async (year) => {
  expect(await gateway.errorOf(ofAnatomy(`yearQuestions(year: ${year}) { questions { id } }`))).toMatchObject({
    message: 'year must have four digits.',
    extensions: { code: 'BAD_USER_INPUT', field: 'year' },
  });
  expect(gateway.callsMade()).toEqual([]);
});
