import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { latinWords } from '../../../web/src/testing/bangla-words.ts';
import { faultsInBothSchemes, openPage } from '../../testkit/browser.ts';
import { sessionItems, type Person } from '../notifications/people.ts';

/** On a busy machine. */
const STEP_MS = 15_000;
const WORD = /[A-Za-z][A-Za-z'’]+/g;
/** Addresses, references, codes and ids, which are the same in every language. */
const CODE = /\S+@\S+|https?:\S+|\b[A-Z]{2,}-\w[\w-]*|\b(?=\w*\d)[A-Za-z0-9]{4,}\b|\.[a-z]{2,5}\b/g;
const STATE = /<script[^>]* id="page-state"[^>]*>(.*?)<\/script>/s;
const isAllowed = new Set(latinWords);
const contents = new WeakMap<Page, { texts: Set<string>; reads: Promise<void>[] }>();

/** Opens a page that remembers the texts of the graph, which stay in their own language. */
export async function openBangla(
  { browser, url }: { browser: Browser; url: string },
  path: string,
  { person, ...options }: BrowserContextOptions & { person?: Person } = {},
) {
  const origin = new URL(url).origin;
  const storageState = person && { cookies: [], origins: [{ origin, localStorage: sessionItems(person) }] };
  const opened = await openPage(browser, { baseURL: url, ...(storageState && { storageState }), ...options });
  const content = { texts: new Set<string>(), reads: [] as Promise<void>[] };
  contents.set(opened.page, content);
  opened.page.setDefaultTimeout(STEP_MS);
  opened.page.setDefaultNavigationTimeout(2 * STEP_MS);
  opened.page.on('response', (response) => {
    // One that its page has left has no body.
    content.reads.push(readContent(response, content.texts).catch(() => undefined));
  });
  await opened.page.goto(path);
  return opened;
}

async function readContent(response: Response, texts: Set<string>) {
  const isPage = response.request().resourceType() === 'document';
  if (!isPage && !response.url().includes('/graphql')) return;
  // A stream does not end.
  if (!/json|html/.test(response.headers()['content-type'] ?? '')) return;
  const body = await response.text();
  const state = isPage ? STATE.exec(body)?.[1] : body;
  if (!state) return;
  JSON.parse(state, (key, value: unknown) => {
    if (key === 'errors') return;
    if (typeof value === 'string' && /[a-z]/i.test(value)) texts.add(value);
    return value;
  });
}

/** Expects the page to be in Bangla beside its content, and axe to find nothing in either scheme. */
export async function expectBangla(page: Page, data: readonly string[] = []) {
  await page.locator('h1, dialog').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.title()).not.toBe('');
  const { pathname } = new URL(page.url());
  expect.soft(await page.evaluate(() => document.documentElement.lang)).toBe('bn');
  expect.soft(pathname).toMatch(/^\/bn(?:\/|$)/);
  expect.soft(await leftOver(page, data), pathname).toEqual([]);
  expect.soft(await faultsInBothSchemes(page), pathname).toEqual([]);
}

/** Texts and labels with Latin words that are neither content nor data of the test. */
async function leftOver(page: Page, data: readonly string[]): Promise<string[]> {
  const content = contents.get(page);
  await Promise.all(content?.reads ?? []);
  const texts = await page.evaluate(readTexts, [...(content?.texts ?? []), ...data]);
  const isLeft = (text: string) => (text.replaceAll(CODE, ' ').match(WORD) ?? []).some((word) => !isAllowed.has(word));
  return [...new Set(texts)].filter(isLeft);
}

// Runs in the page.
function readTexts(content: readonly string[]): string[] {
  const NAMES = ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription'];
  const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
  const parse = (html: string) =>
    /[<&]/.test(html) ? new DOMParser().parseFromString(html, 'text/html').body.textContent : html;
  const known = [...new Set(content.map((text) => plain(parse(text))))].sort((a, b) => b.length - a.length);
  const all = known.join('\n');
  const texts: string[] = [];
  const add = (text: string) => {
    const left = plain(text);
    if (!/[a-z]/i.test(left) || all.includes(left)) return;
    // Long content is cut in labels.
    const cut = /[a-z].*(?=…$)/i.exec(left)?.[0];
    if (cut && all.includes(cut)) return;
    texts.push(known.reduce((rest, one) => (one.length > 1 ? rest.replaceAll(one, ' ') : rest), left));
  };
  // The person's own texts and the content have the language that they are marked with.
  const isContent = (element: Element | null) => {
    const marked = element?.closest('[lang]');
    return marked?.getAttribute('lang') !== 'bn' && marked !== document.documentElement;
  };
  add(document.title);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode;
    if (isContent(parentElement) || parentElement?.closest('script, style, noscript, svg, code')) continue;
    if (parentElement?.checkVisibility()) add(textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (isContent(element) || !element.checkVisibility()) continue;
    for (const name of NAMES) add(element.getAttribute(name) ?? '');
  }
  return texts;
}
