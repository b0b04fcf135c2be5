// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../api/src/testing/index.ts';
import { BODY_TAGS } from '../../api/src/testing/program.ts';
import { newSba, studioCalls } from '../../api/src/testing/studio.ts';
import { VECTORS } from './published-vectors.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.close());

const A_DRAFT = 22;
// The api refuses these with a 400.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const SHORT = 20_000;
const ALLOWED_TAG = new RegExp(`^</?(?:${BODY_TAGS.join('|')})(?: (?:colspan|rowspan|start)="-?\\d+")* ?/?>$`);

const vectors = VECTORS.filter((vector) => !CONTROL.test(vector) && vector.isWellFormed() && vector.length < SHORT);
const batches = Array.from({ length: Math.ceil(vectors.length / A_DRAFT) }, (_, index) =>
  vectors.slice(index * A_DRAFT, (index + 1) * A_DRAFT),
);

type Texts = { stem: string; explanation: string | null; options: { text: string; reason?: string }[] };
const textsOf = ({ stem, explanation, options }: Texts) =>
  [stem, explanation, ...options.flatMap(({ text, reason }) => [text, reason])].filter(
    (text) => typeof text === 'string',
  );

test('whatever an author saves, only markup allowed in questions is stored and published', async () => {
  expect(vectors.length).toBeGreaterThan(200);
  const author = studioCalls(api, await api.signIn({ role: 'AUTHOR' }));
  const reviewer = studioCalls(api, await api.signIn({ role: 'REVIEWER' }));
  for (const [index, [stem, explanation, ...rest]] of batches.entries()) {
    const options = Array.from({ length: 10 }, (_, place) => ({
      // Letters before it, so that no option is empty or the same as another.
      text: `${index} ${place} ${rest[place] ?? ''}`,
      reason: rest[place + 10] ?? 'Because.',
      correct: place === 2,
    }));
    const input = newSba(index, {
      options,
      stem: `Which of ${index}? ${stem}`,
      explanation: `So: ${explanation ?? ''}`,
    });
    const draft = await author.start(input);
    expect(draft.missing).toEqual([]);
    const { published } = await reviewer.approve(await author.submit(draft));
    const stored = [...textsOf(draft.draft), ...textsOf(published as unknown as Texts)];
    expect(stored.length).toBeGreaterThanOrEqual(24);
    for (const text of stored) {
      for (const [tag] of text.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(ALLOWED_TAG);
    }
  }
}, 60_000);
