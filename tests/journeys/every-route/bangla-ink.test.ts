// @module-tag long
import { beforeAll, expect, test } from 'vitest';
import { BANGLA } from 'schema/languages.ts';
import { languagePath } from 'schema/language-path.ts';
import { DESK, openPage, PHONE, waitUntilLoaded } from '../../testkit/browser.ts';
import { expectBanglaFont } from '../../testkit/bangla-font.ts';
import { findCutInk } from '../../testkit/ink.ts';
import { newPerson } from '../../testkit/people.ts';
import { signUpAs } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { sharedSite } from '../../testkit/site.ts';

const CONTROLS = 'main button, main label, main summary, main a[class], main input, header a, nav a, [role=tab]';
const TABLES_AND_BADGES = 'th, td, main [class*=badge], main [class*=tag], h1, h2, h3';

type Who = 'visitor' | 'reader' | 'administrator';
const PAGES: { path: string; who: Who; width?: number }[] = [
  { path: '/', who: 'visitor' },
  { path: '/board-question/DHK/_1/ANAT', who: 'visitor' },
  { path: '/board-question/DHK/_1/ANAT/2024', who: 'visitor' },
  { path: '/papers/new', who: 'visitor' },
  // Its table has heads on desktops alone.
  { path: '/subscription', who: 'visitor', width: DESK.width },
  { path: '/e-book', who: 'visitor' },
  { path: '/profile/affiliate', who: 'reader' },
  { path: '/studio/questions', who: 'administrator' },
];

const site = sharedSite();
const sessions: Partial<Record<Who, Awaited<ReturnType<typeof sessionOf>>>> = {};
beforeAll(async () => {
  const reader = await newPerson(site.url, 'Inkreader');
  await signUpAs(site.url, site.stack, { name: 'Inkadministrator', role: 'ADMIN' });
  sessions.reader = await sessionOf(site.browser, site.url, reader.email);
  sessions.administrator = await sessionOf(site.browser, site.url, 'inkadministrator@example.com');
});

async function open({ path, who, width = PHONE.width }: (typeof PAGES)[number]) {
  const storageState = sessions[who];
  const options = { baseURL: site.url, viewport: { ...PHONE, width }, reducedMotion: 'reduce' as const };
  const { page } = await openPage(site.browser, { ...options, ...(storageState && { storageState }) });
  await page.goto(languagePath(path, BANGLA));
  await waitUntilLoaded(page, /./);
  return page;
}

test.each(PAGES)('no sign of Bangla is cut off in controls, tables and badges of /bn$path', async (address) => {
  const page = await open(address);
  await expectBanglaFont(page);
  const { cut, count } = await findCutInk(page, `${CONTROLS}, ${TABLES_AND_BADGES}`);
  await page.context().close();
  expect(cut).toEqual([]);
  expect(count).toBeGreaterThan(5);
});

test('the test sees a cut of one pixel', async () => {
  const page = await open(PAGES[0]!);
  await page.addStyleTag({ content: 'h1 { overflow: clip !important; height: 1.2em; line-height: 1.2 !important }' });
  expect((await findCutInk(page, 'h1')).cut).toHaveLength(1);
  await page.context().close();
});
