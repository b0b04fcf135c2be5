import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../../testkit/admin.ts';
import { queryData } from '../../testkit/graphql.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

type Question = { ref: string; type: string; stem: string; options: { key: string; correct: boolean }[] };
type Answer = { boardSubject: { yearQuestions: { pagination: { total: number }; questions: Question[] } } };

/** As a signed-in reader, and as a range: the first page of the list itself is cached for seconds. */
async function page() {
  const { boardSubject } = await queryData<Answer>(
    stack.url,
    `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024, from: 1, to: 45) {
      pagination { total } questions { ref type stem options { key correct } } } } }`,
    { token: stack.adminToken },
  );
  return boardSubject.yearQuestions;
}

/** As a signed-in reader, because visitors' searches are cached for 30 s. */
const search = async (text: string) =>
  JSON.stringify(
    await queryData(stack.url, 'query ($text: String!) { search(text: $text) { links { link } } }', {
      variables: { text },
      token: stack.adminToken,
    }),
  );

test('a reader sees a corrected key and stem at once, and no hidden question', async () => {
  const before = await page();
  const wrong = before.questions.find(({ type }) => type === 'SBA')!;
  const right = wrong.options.find(({ correct }) => !correct)!.key;
  const stem = 'stem=Which quokkanerve is it?';
  await admin(stack, 'correct-question', wrong.ref, '--key', right, '--set', stem, '--reason', 'The key was wrong');

  const corrected = (await page()).questions.find(({ ref }) => ref === wrong.ref)!;
  expect(corrected.stem).toBe('Which quokkanerve is it?');
  expect(corrected.options.filter(({ correct }) => correct)).toEqual([{ key: right, correct: true }]);
  expect(await search('quokkanerve')).toContain(wrong.ref);

  await admin(stack, 'hide-question', wrong.ref, '--reason', 'In doubt');
  const after = await page();
  expect(after.pagination.total).toBe(before.pagination.total - 1);
  expect(after.questions.map(({ ref }) => ref)).not.toContain(wrong.ref);
  expect(await search('quokkanerve')).not.toContain(wrong.ref);
});
