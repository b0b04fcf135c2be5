// @module-tag long
import { expect, test } from 'vitest';
import { DESK, PHONE } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';
import { handIn, itemsOf, newestPaper, sitting, startMix } from './papers.ts';

const site = sharedSite();

const LOG = '{ viewer { study { attempts(first: 50) { edges { node { questionId mode } } } } } }';
type Log = { viewer: { study: { attempts: { edges: { node: { questionId: string; mode: string } }[] } } } };

// Chromium reports each socket that it cannot open.
const isFault = (text: string) => !text.includes('ERR_INTERNET_DISCONNECTED');

const answersOf = async (token: string) => {
  const paper = await newestPaper(site.url, token);
  return itemsOf(paper!).map(({ answer }) => answer?.sba ?? null);
};

test('without the network until the very end, the minutes left are announced and the paper is handed in when they are over', async () => {
  const reader = await signedUp(site.url, 'Late Sitter');
  const { page, context, faults } = await browserOf(site.browser, site.url, reader, { viewport: DESK });
  await page.clock.install();
  await startMix(page, { mtf: 0, sba: 10 });
  expect(await sitting(page).getByRole('timer').innerText()).toMatch(/^(15:00|14:\d\d)$/);
  await context.setOffline(true);
  await page.keyboard.press('c');
  await sitting(page).getByText('1 of 10 answered').waitFor();
  for (const [wait, minutes] of [
    ['05:00', '10 minutes'],
    ['05:00', '5 minutes'],
    ['04:00', '1 minute'],
  ] as const) {
    await page.clock.fastForward(wait);
    await sitting(page).getByRole('status').getByText(`${minutes} left`, { exact: true }).waitFor();
  }
  await page.keyboard.press('n');
  await page.keyboard.press('d');
  await page.clock.fastForward('00:30');
  await page.keyboard.press('n');
  await sitting(page).getByRole('article', { name: 'Question 3' }).waitFor();
  await page.clock.fastForward('00:30');
  await sitting(page).getByRole('heading', { name: 'Time is up' }).waitFor();
  await sitting(page)
    .getByText(/^You are offline\./)
    .waitFor();
  await context.setOffline(false);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  // The clock goes on between two steps of the test.
  await page
    .locator('#place-2')
    .getByText(/^3\d s$/)
    .waitFor();
  expect(await answersOf(reader.token)).toEqual(['C', 'D', ...Array.from({ length: 8 }, () => null)]);
  expect((await newestPaper(site.url, reader.token))!.state).toBe('FINISHED');
  await context.close();
  expect(faults.filter(isFault)).toEqual([]);
});

test('two devices share a sheet: the latest answer counts, and what comes after the end is practice', async () => {
  const reader = await signedUp(site.url, 'Owner Of Two');
  const desk = await browserOf(site.browser, site.url, reader, { viewport: DESK });
  await desk.page.clock.install();
  await startMix(desk.page, { mtf: 0, sba: 4 });
  await desk.page.keyboard.press('a');
  await expect.poll(() => answersOf(reader.token)).toEqual(['A', null, null, null]);

  const phone = await browserOf(site.browser, site.url, reader, { viewport: PHONE });
  await phone.page.goto(`${new URL(desk.page.url()).pathname}?q=1`);
  await sitting(phone.page).getByText('1 of 4 answered').waitFor();
  await phone.page.keyboard.press('b');
  await expect.poll(() => answersOf(reader.token)).toEqual(['B', null, null, null]);
  // A screen that nobody touches looks each minute.
  await desk.page.clock.fastForward('01:01');
  const first = sitting(desk.page).getByRole('group', { name: 'Options of question 1' }).last();
  await first.getByRole('button', { name: 'B', pressed: true }).waitFor();
  await desk.page.keyboard.press('n');
  await desk.page.keyboard.press('c');
  await expect.poll(() => answersOf(reader.token)).toEqual(['B', 'C', null, null]);

  await phone.context.setOffline(true);
  await phone.page.keyboard.press('n');
  await phone.page.keyboard.press('n');
  await phone.page.keyboard.press('d');
  await sitting(phone.page).getByText('You are offline. Your answers are kept on this device.').waitFor();
  await handIn(desk.page);
  await phone.context.setOffline(false);
  await phone.page.getByRole('region', { name: 'Result' }).waitFor();
  await phone.page.getByText(/^Some answers came after the end\./).waitFor();
  expect(await answersOf(reader.token)).toEqual(['B', 'C', null, null]);

  const { viewer } = await queryData<Log>(site.url, LOG, { token: reader.token });
  const items = itemsOf((await newestPaper(site.url, reader.token))!);
  const log = viewer.study.attempts.edges.map(({ node }) => node);
  expect(log.filter(({ mode }) => mode === 'PAPER')).toHaveLength(4);
  expect(log.filter(({ mode }) => mode === 'PRACTICE').map(({ questionId }) => questionId)).toEqual([
    items[2]!.asked.id,
  ]);
  await Promise.all([desk.context.close(), phone.context.close()]);
  expect([...desk.faults, ...phone.faults].filter(isFault)).toEqual([]);
});

test('answers that a server does not take are kept, said to be kept, and sent when it does', async () => {
  const reader = await signedUp(site.url, 'Patient Sitter');
  const { page, context } = await browserOf(site.browser, site.url, reader, { viewport: DESK });
  await startMix(page, { mtf: 0, sba: 2 });
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.keyboard.press('e');
  const notice = sitting(page).getByText(/^Your answers are kept on this device\./);
  await notice.waitFor();
  expect(await answersOf(reader.token)).toEqual([null, null]);
  await page.unroute('**/graphql');
  await expect.poll(() => answersOf(reader.token)).toEqual(['E', null]);
  await notice.waitFor({ state: 'detached' });
  await context.close();
});
