import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, FREE } from '../testkit/admin.ts';
import { sendQuery, queryData } from '../testkit/graphql.ts';
import { newPerson, type Person } from '../testkit/people.ts';
import { startStack, type Stack } from '../testkit/stack.ts';

const CANARY = 'Canarynerve';
const OPEN_PLACES = 20;
const SUBJECT = 'boardSubject(board: "DHK", prof: "_1", subject: "ANAT")';
const QUESTIONS = '{ questions { id ref stem options { text correct reason } explanation explanationBn takeAway } }';
const yearQuery = (args: string) => `{ ${SUBJECT} { list: yearQuestions(year: 2024, ${args}) ${QUESTIONS} } }`;

type Question = { ref: string; stem: string };
type YearData = { boardSubject: { list: { questions: Question[] } | null } | null };

let stack: Stack;
let payer: Person;
let former: Person;
/** Queries that show the canary, past the 20th place, to those who have paid. */
let queries: string[];
/** The same as calls to the api. */
let calls: string[];
let locked: Question[];

const place = (number: number) => `from: ${number}, to: ${number}`;
const questionsOf = async (args: string, token: string) =>
  (await queryData<YearData>(stack.url, yearQuery(args), { token })).boardSubject!.list!.questions;
const grant = (person: Person) =>
  admin(stack, 'grant-plan', '--user', person.userId, '--plan', 'term', '--duration', '6 months', ...FREE);

beforeAll(async () => {
  stack = await startStack();
  payer = await newPerson(stack.url, 'Payer');
  former = await newPerson(stack.url, 'Former');
  await grant(payer);
  await grant(former);
  const [{ ref }] = (await questionsOf(place(25), payer.token)) as [Question];
  const set = ['stem', 'explanation', 'explanation_bn', 'take_away'].flatMap((field) => [
    '--set',
    `${field}=${CANARY} ${field}`,
  ]);
  await admin(stack, 'correct-question', ref, ...set, '--reason', 'A canary');

  const { boardSubject, chapters } = await queryData<{
    boardSubject: { topics: string[] };
    chapters: { id: string }[];
  }>(stack.url, `{ ${SUBJECT} { topics } chapters(prof: "_1", subject: "ANAT") { id } }`);
  const ranges = [
    'page: 2',
    'page: 2, from: 1, to: 45',
    'from: 21, to: 45',
    'from: 16, to: 45',
    place(25),
    `ref: "${ref}"`,
  ];
  const everyQuery = ranges.flatMap((range) => [
    yearQuery(range),
    ...boardSubject.topics.map(
      (topic) => `{ ${SUBJECT} { list: topicQuestions(topic: ${JSON.stringify(topic)}, ${range}) ${QUESTIONS} } }`,
    ),
    ...chapters.map(({ id }) => `{ chapter(id: "${id}") { list: questions(${range}) ${QUESTIONS} } }`),
  ]);
  const answers = await Promise.all(everyQuery.map((query) => sendQuery(stack.url, query, { token: payer.token })));
  queries = everyQuery.filter((_query, index) => JSON.stringify(answers[index]).includes(CANARY));
  calls = ['page=2', 'page=2&from=1&to=45', 'from=21&to=45', 'from=16&to=45', 'from=25&to=25', `ref=${ref}`].map(
    (range) => `${stack.rest}/board-filter/DHK_1-ANAT/years/2024?${range}`,
  );
  locked = [...(await questionsOf('page: 2', payer.token)), ...(await questionsOf('page: 3', payer.token))];
}, 90_000);
afterAll(() => stack?.stop());

const headersOf = (token?: string) => (token === undefined ? {} : { authorization: `Bearer ${token}` });

/** The raw bytes of a response. */
async function textOf(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, init);
  return `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`;
}

/** All responses to a reader's requests for everything, by POST and GET, twice. */
async function everything(token?: string): Promise<string> {
  const texts: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    for (const query of queries) {
      const body = JSON.stringify({ query });
      const post = { 'content-type': 'application/json', ...headersOf(token) };
      texts.push(await textOf(`${stack.url}/graphql`, { method: 'POST', headers: post, body }));
      const get = { 'apollo-require-preflight': '1', 'if-none-match': '*', ...headersOf(token) };
      texts.push(await textOf(`${stack.url}/graphql?query=${encodeURIComponent(query)}`, { headers: get }));
    }
  }
  texts.push(await textOf(`${stack.url}/board-question/DHK/_1/ANAT/2024?page=2`, { headers: { accept: 'text/html' } }));
  return texts.join('\n');
}

const warm = async () => expect((await everything(payer.token)).split(CANARY).length).toBeGreaterThan(100);

describe('with every cache warm with the pages of a reader who has paid', () => {
  test('nobody else gets a byte of a question past the first page', async () => {
    const limited = await newPerson(stack.url, 'Limited');
    await warm();
    await admin(stack, 'refund', '--user', former.userId, '--plan', 'term');
    for (const token of [undefined, limited.token, former.token, 'not-a-token']) {
      const text = await everything(token);
      expect(text).not.toContain(CANARY);
    }
    // The first 20 places of this list are public; no response about it has any other.
    for (const token of [undefined, limited.token, former.token]) {
      const seen: string[] = [];
      for (const range of ['page: 1', 'page: 2', 'from: 16, to: 45', 'from: 21, to: 45']) {
        const { data } = await sendQuery<YearData>(stack.url, yearQuery(range), token === undefined ? {} : { token });
        seen.push(...(data.boardSubject?.list?.questions.map(({ ref }) => ref) ?? []));
      }
      expect(new Set(seen).size).toBe(OPEN_PLACES);
      expect(locked.filter(({ ref }) => seen.includes(ref))).toEqual([]);
    }
    await warm();
  });

  test('the api confirms no guess of an ETag to those who may not read the page', async () => {
    const limited = await newPerson(stack.url, 'Guesser');
    for (const url of calls) {
      const { headers } = await fetch(url, { headers: headersOf(payer.token) });
      const etag = headers.get('etag')!;
      const confirmed = await fetch(url, { headers: { ...headersOf(payer.token), 'if-none-match': etag } });
      expect(confirmed.status).toBe(304);
      for (const guess of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        for (const token of [undefined, limited.token, former.token]) {
          const answer = await fetch(url, { headers: { ...headersOf(token), 'if-none-match': guess } });
          // A range that begins in the open part returns the open part.
          expect(answer.status).toBe(url.includes('from=16') ? 200 : 403);
          expect(answer.headers.get('etag')).not.toBe(etag);
          expect(await answer.text()).not.toContain(CANARY);
        }
      }
    }
  });

  test('a reader whose access ends loses the page with the next request', async () => {
    const page = yearQuery('page: 2');
    const reader = await newPerson(stack.url, 'Losing');
    await grant(reader);
    for (let round = 0; round < 3; round += 1) {
      expect(JSON.stringify(await queryData(stack.url, page, { token: reader.token }))).toContain(CANARY);
    }
    await admin(stack, 'refund', '--user', reader.userId, '--plan', 'term');
    const { data, errors } = await sendQuery(stack.url, page, { token: reader.token });
    expect(data).toEqual({ boardSubject: { list: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'PURCHASE_REQUIRED' } }]);
  });
});
