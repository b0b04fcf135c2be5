// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { queryData, sendQuery } from '../../testkit/graphql.ts';
import { sharedSite } from '../../testkit/site.ts';
import { findSentences, walkStorage } from '../../testkit/walk-storage.ts';
import { browserOf, signedUp } from '../notifications/people.ts';
import { itemsOf, keyOf, newestPaper, sitting, startMix, type Key } from './papers.ts';

const site = sharedSite();

const ANSWER = 'mutation ($id: ID!, $answers: [PaperAnswerInput!]!) { answerPaper(id: $id, answers: $answers) { id } }';
const EVERYTHING = `query ($id: ID!) { viewer { study {
  paper(id: $id) { state result { marks } comparison { results } sections { items {
    question { explanation explanationBn options { correct reason } } outcome marks asked { stem options { text } parts { text } } answer { sba }
  } } }
  attempts { edges { node { outcome } } }
} } }`;

/** All that a page receives: every response, and every frame of its sockets. */
function received(page: Page): () => Promise<string> {
  const parts: Promise<string>[] = [];
  page.on('response', (response) => parts.push(response.text().catch(() => '')));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => parts.push(Promise.resolve(String(payload)))),
  );
  return async () => (await Promise.all(parts)).join('\n');
}

const secretsOf = ({ explanation, explanationBn, takeAway, options }: Key) =>
  [explanation, explanationBn, takeAway, ...options.map(({ reason }) => reason)]
    .filter((text) => text !== null)
    .filter((text) => text.length > 20);

test('nothing that reaches the browser during an examination has its key', async () => {
  const reader = await signedUp(site.url, 'Key Seeker');
  const { page, context } = await browserOf(site.browser, site.url, reader);
  const readReceived = received(page);
  await startMix(page, { mtf: 3, sba: 3, saq: 1 });
  await page.keyboard.press('t');
  await sitting(page).getByText('1 of 7 answered').waitFor();
  await page.reload();
  await sitting(page).getByText('1 of 7 answered').waitFor();
  const paper = await newestPaper(site.url, reader.token);
  expect(paper!.state).toBe('OPEN');
  const items = itemsOf(paper!);
  const seen: string[] = [await page.content(), await page.evaluate(() => document.documentElement.textContent)];

  // Where else a reader might look meanwhile: the print, the list, the record, and what is asked, in the search.
  const asked = await page.evaluate(() => document.querySelector('article')!.textContent.slice(0, 60));
  const search = `/search?${new URLSearchParams({ q: asked.replace(/^Question \d+/, '') })}`;
  for (const path of [`/papers/${paper!.id}/print`, '/papers', '/record', search]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    seen.push(await page.content());
  }
  const send = async (query: string, variables: object) =>
    JSON.stringify(
      await sendQuery(site.url, query, { token: reader.token, variables: { id: paper!.id, ...variables } }),
    );
  const everything = await send(EVERYTHING, {});
  expect(everything).not.toContain('"correct"');
  seen.push(everything);
  for (const answer of [
    { sba: 'Z' },
    { sba: 'A' },
    { mtf: [{ key: 'Z', value: true }] },
    { saq: [{ label: 'a', points: [1] }] },
  ])
    for (const { number } of items) seen.push(await send(ANSWER, { answers: [{ number, answer }] }));

  const stored = await walkStorage(page);
  const everywhere = [
    ...stored,
    { place: 'the network', text: await readReceived() },
    ...seen.map((text) => ({ place: 'a page or an answer', text })),
  ];
  for (const { asked: question } of items) {
    expect(stored.some(({ place, text }) => place === 'IndexedDB study/papers' && text.includes(question.id))).toBe(
      true,
    );
    const secrets = secretsOf(await keyOf(site.url, question.id));
    if (question.type !== 'SAQ') expect(secrets.length).toBeGreaterThan(2);
    expect(findSentences(everywhere, [...secrets, ...(await pointsOf(question.id))])).toEqual([]);
  }
  await context.close();
});

const POINTS = 'query ($id: ID!) { question(id: $id) { parts { points } } }';
type Points = { question: { parts: { points: string[] }[] } };

async function pointsOf(id: string): Promise<string[]> {
  const { question } = await queryData<Points>(site.url, POINTS, { variables: { id } });
  return question.parts.flatMap(({ points }) => points).filter((text) => text.length > 20);
}
