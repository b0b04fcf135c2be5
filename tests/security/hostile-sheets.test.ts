// @module-tag long
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { admin, FREE } from '../testkit/admin.ts';
import { sendQuery, queryData } from '../testkit/graphql.ts';
import { newPerson, type Person } from '../testkit/people.ts';
import { startStack, type Stack } from '../testkit/stack.ts';

// What a reader may try with papers, places and nested JSON.
const DAY_MS = 86_400_000;
const ITEMS = `sections { items { number locked outcome marks asked { id type }
  question { id options { correct } parts { points } } } }`;
const PAPER = `{ id state ${ITEMS} result { marks outOf tookMs } }`;
const START = `mutation ($input: PaperInput!) { paper: startPaper(input: $input) ${PAPER} }`;
const ANSWER = `mutation ($id: ID!, $answers: [PaperAnswerInput!]!) {
  paper: answerPaper(id: $id, answers: $answers) ${PAPER} }`;
const FINISH = `mutation ($id: ID!) { paper: finishPaper(id: $id) ${PAPER} }`;
const MARK = `mutation ($input: PaperInput!, $sheet: PaperSheetInput!) {
  paper: markPaper(input: $input, sheet: $sheet) ${PAPER} }`;
const OPEN = `query ($id: ID!) { viewer { study { paper(id: $id) ${PAPER} } } }`;
const MIX = { prof: '_1', subjects: ['ANAT'], mtf: 0, sba: 2 };

type Item = {
  number: number;
  locked: boolean;
  outcome: string | null;
  marks: number | null;
  asked: { id: string };
  question: object | null;
};
type Paper = { id: string; sections: { items: Item[] }[]; result: { marks: number; tookMs: number } | null };

let stack: Stack;
let reader: Person;
beforeAll(async () => {
  stack = await startStack({ both: { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_VIEWER: '0' } });
  reader = await newPerson(stack.url, 'Reader');
}, 120_000);
afterAll(() => stack?.stop());

const send = (query: string, variables: Record<string, unknown>, token = reader.token) =>
  sendQuery<{ paper: Paper }>(stack.url, query, { token, variables });
const paperOf = async (query: string, variables: Record<string, unknown>, token = reader.token) =>
  (await queryData<{ paper: Paper }>(stack.url, query, { token, variables })).paper;
const itemsOf = ({ sections }: Paper) => sections.flatMap(({ items }) => items);
const isoAt = (ms: number) => new Date(ms).toISOString();

test('money back takes the keys of a paper back: before it is handed in, after, and under another mode', async () => {
  const payer = await newPerson(stack.url, 'Payer');
  await admin(stack, 'grant-plan', '--user', payer.userId, '--plan', 'term', '--duration', '6 months', ...FREE);
  const mix = { ...MIX, sba: 60 };
  const start = (mode: string) => paperOf(START, { input: { mix, mode } }, payer.token);
  const [handed, tutored, read] = [await start('EXAM'), await start('TUTOR'), await start('EXAM')];
  await paperOf(FINISH, { id: read.id }, payer.token);
  await admin(stack, 'refund', '--user', payer.userId, '--plan', 'term');
  const answers = itemsOf(handed).map(({ number }) => ({ number, answer: { sba: 'A' } }));
  await paperOf(ANSWER, { id: handed.id, answers }, payer.token);
  await paperOf(ANSWER, { id: tutored.id, answers }, payer.token);
  await paperOf(FINISH, { id: handed.id }, payer.token);
  type Opened = { viewer: { study: { paper: Paper } } };
  for (const { id } of [handed, tutored, read]) {
    const { viewer } = await queryData<Opened>(stack.url, OPEN, { token: payer.token, variables: { id } });
    const locked = itemsOf(viewer.study.paper).filter((item) => item.locked);
    expect(locked.length).toBeGreaterThan(0);
    expect(locked.filter(({ question }) => question !== null)).toEqual([]);
    // The marks stay.
    expect(locked.filter(({ outcome, marks }) => outcome === null || marks === null)).toEqual([]);
  }
});

test('a paper whose times are out of order is refused, and one of two months can be read', async () => {
  const [first] = itemsOf(await paperOf(START, { input: { mix: MIX } }));
  const now = Date.now();
  const mark = (times: object) => {
    const input = { id: randomUUID(), mix: MIX, minutes: 0 };
    return send(MARK, { input, sheet: { ...times, items: [{ question: first!.asked.id, answer: { sba: 'A' } }] } });
  };
  const startedAt = isoAt(now - 60 * DAY_MS);
  const earlier = isoAt(now - 61 * DAY_MS);
  for (const times of [
    { startedAt, endsAt: earlier },
    { startedAt, finishedAt: earlier },
  ]) {
    expect((await mark(times)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
  const { data, errors } = await mark({ startedAt, finishedAt: isoAt(now) });
  expect(errors).toBeUndefined();
  expect(data.paper.result).toMatchObject({ tookMs: 2 ** 31 - 1 });
  const again = await sendQuery(stack.url, OPEN, { token: reader.token, variables: { id: data.paper.id } });
  expect(again.errors).toBeUndefined();
  expect(again.data).toMatchObject({ viewer: { study: { paper: { id: data.paper.id } } } });
});

test('an open examination answers every guess at its model points alike', async () => {
  const mix = { ...MIX, sba: 0, saq: 1 };
  const { id } = await paperOf(START, { input: { mix } });
  const guess = (label: string, point: number) =>
    send(ANSWER, { id, answers: [{ number: 1, answer: { saq: [{ label, points: [point] }] } }] });
  const messages = new Set<string>();
  for (const point of [1, 3, 9]) {
    const { errors } = await guess('a', point);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    messages.add(errors![0]!.message);
  }
  expect(messages.size).toBe(1);
});

test('the id of another’s paper is a conflict, also after that paper was deleted', async () => {
  const [leaver, copier] = [await newPerson(stack.url, 'Leaver'), await newPerson(stack.url, 'Copier')];
  const { id } = await paperOf(START, { input: { mix: MIX } }, leaver.token);
  const copy = await paperOf(START, { input: { copyOf: id } }, copier.token);
  await paperOf(FINISH, { id: copy.id }, copier.token);
  const take = async () => (await send(START, { input: { id, mix: MIX } })).errors?.[0]?.extensions.code;
  expect(await take()).toBe('CONFLICT');
  await queryData(stack.url, `mutation { deleteStudyRecord(confirm: "${leaver.email}") }`, { token: leaver.token });
  expect(await take()).toBe('CONFLICT');
  const query = 'query ($id: ID!) { viewer { study { paper(id: $id) { comparison { results } } } } }';
  expect(await queryData(stack.url, query, { token: copier.token, variables: { id: copy.id } })).toEqual({
    viewer: { study: { paper: { comparison: { results: 1 } } } },
  });
});

test('a place outside the site is refused', async () => {
  const leave = 'mutation ($path: String!) { leavePlace(path: $path, title: "x", place: 1, total: 1) { path } }';
  const paths = ['/./../..//evil.example', '/.//evil.example', '//evil.example', '/%2Fevil.example', '/\\evil.example'];
  for (const path of paths) {
    const { errors } = await send(leave, { path });
    expect(errors, path).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
});

test('deeply nested variables end their own request, over HTTP, stream and socket', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const payload = (query: string) => `{"query":${JSON.stringify(query)},"variables":{"a":${deep}}}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${reader.token}` };
  const post = (accept: string, query: string) =>
    fetch(`${stack.url}/graphql`, { method: 'POST', headers: { ...headers, accept }, body: payload(query) });
  expect((await post('application/json', '{ boards { code } }')).status).toBe(400);
  const subscription = 'subscription { notificationAdded { id } }';
  expect((await post('text/event-stream', subscription)).status).toBe(400);
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${reader.token}` } }));
  await once(socket, 'message');
  socket.send(`{"type":"subscribe","id":"1","payload":${payload(subscription)}}`);
  expect((await once(socket, 'close'))[0]).toBe(4400);
  expect(await queryData(stack.url, '{ viewer { name } }', reader)).toEqual({ viewer: { name: 'Reader' } });
});
