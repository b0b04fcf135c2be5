import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../testkit/admin.ts';
import { queryData } from '../testkit/graphql.ts';
import { startStack, type Stack } from '../testkit/stack.ts';

/** Visitors see corrections within this time. */
const SEEN_MS = 30_000;
const YEAR = '/board-question/DHK/_1/ANAT/2024';
const SET = '/questions-set/_1/ANAT';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

/** The server-rendered page; waits for the first render. */
async function rendered(path: string): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await (await fetch(stack.url + path, { headers: { accept: 'text/html' } })).text();
        return html.includes('· ProffBank');
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return html;
}

const chapters = (path: string) =>
  queryData<{ chapters: { name: string }[] }>(path, '{ chapters(prof: "_1", subject: "ANAT") { name } }').then((data) =>
    data.chapters.map(({ name }) => name),
  );

const found = (text: string) =>
  queryData<{ search: unknown[] }>(stack.url, 'query ($text: String!) { search(text: $text) { topicName } }', {
    variables: { text },
  }).then(({ search }) => search.length > 0);

test('a correction is visible within 30 s, also on pages that nobody requested in between', async () => {
  const name = (await chapters(stack.url))[0]!;
  const [question] = (
    await queryData<{ boardSubject: { yearQuestions: { questions: { ref: string }[] } } }>(
      stack.url,
      '{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024) { questions { ref } } } }',
    )
  ).boardSubject.yearQuestions.questions;
  for (const path of [YEAR, SET]) expect(await rendered(path)).not.toContain('Quokka');
  expect(await found('Quokkanerve')).toBe(false);

  await admin(stack, 'correct-question', question!.ref, '--set', 'stem=Which Quokkanerve?', '--reason', 'Slip');
  await admin(stack, 'rename-chapter', '--subject', '_1-ANAT', '--from', name, '--to', 'Quokkology');
  await wait(SEEN_MS);
  const first = async (path: string) => (await fetch(stack.url + path, { headers: { accept: 'text/html' } })).text();
  expect(await first(YEAR)).toContain('Which Quokkanerve?');
  expect(await first(SET)).toContain('Quokkology');
  expect(await chapters(stack.url)).toContain('Quokkology');
  expect(await found('Quokkanerve')).toBe(true);
});
