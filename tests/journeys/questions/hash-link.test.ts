// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes, openPage, waitUntilLoaded } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();

type List = { path: string; rest: string };

const LISTS = {
  'by year': async (): Promise<List> => ({
    path: '/board-question/DHK/_1/ANAT/2024',
    rest: '/board-filter/DHK_1-ANAT/years/2024?',
  }),
  'by topic': async (): Promise<List> => ({
    path: '/board-question/DHK/_1/ANAT/topics/Upper%20limb',
    rest: '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Upper%20limb&',
  }),
  'a chapter': async (): Promise<List> => {
    const chapters = (await read('/bank/Anatomy/chapter/_1-ANAT')) as { _id: string; chapter_name: string }[];
    const { _id } = chapters.find(({ chapter_name }) => chapter_name === 'Upper limb')!;
    return { path: `/questions-set/_1/ANAT/chapter/_1-ANAT-${_id}`, rest: `/bank-filter/${_id}?` };
  },
};

async function read(call: string) {
  const headers = { authorization: `Bearer ${site.stack.adminToken}` };
  return ((await (await fetch(site.stack.rest + call, { headers })).json()) as { data: unknown }).data;
}

/** The ref of the question at place 33. */
async function refOnPage2({ rest }: List) {
  const questions = (await read(`${rest}page=2`)) as { ref: string }[];
  return questions[12]!.ref;
}

const logIn = (page: Page) => page.evaluate((token) => localStorage.setItem('authToken', token), site.stack.adminToken);
const question = (page: Page, number: number) => page.getByRole('article', { name: `Question ${number}`, exact: true });
/** The question's distance from the top of the window. */
const topOf = (page: Page, ref: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 10_000), ref);
const isInView = (page: Page, ref: string) =>
  expect.poll(async () => Math.abs(await topOf(page, ref))).toBeLessThan(60);

test.each(Object.entries(LISTS))(
  'a link to a question of another page opens that page at the question, also after a reload and on the way back: %s',
  (_kind, find) =>
    site.visit('/', async (page) => {
      const list = await find();
      const ref = await refOnPage2(list);
      await logIn(page);
      await page.goto(`${list.path}#${ref}`);
      await question(page, 33).waitFor();
      expect(page.url()).toBe(`${site.url}${list.path}?page=2#${ref}`);
      await isInView(page, ref);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(ref);

      await page.reload();
      await question(page, 33).waitFor();
      await isInView(page, ref);

      // Playwright's click would scroll there first and change the position to return to.
      await page.getByRole('link', { name: '1-20' }).first().dispatchEvent('click');
      await question(page, 1).waitFor();
      await page.goBack();
      await isInView(page, ref);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Trusted Medical Solutions' }).waitFor();
    }),
);

test('a visitor sees that the linked question is locked or missing, and the first page stays', async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url });
  const list = await LISTS['by year']();
  const ref = await refOnPage2(list);
  await page.goto(`${list.path}#${ref}`);
  const locked = page.getByRole('group', { name: `Question ${ref} is not among the first 20` });
  await locked.getByRole('link', { name: 'See the plans' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(20);
  await waitUntilLoaded(page, /2024/);
  expect(await faultsInBothSchemes(page)).toEqual([]);

  await page.goto(`/board-question/RAJ/_1/ANAT/2021#${ref}`);
  await page.getByText(`Question ${ref}, which the link names, is not on this page.`).waitFor();
  await waitUntilLoaded(page, /./);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await context.close();
});
