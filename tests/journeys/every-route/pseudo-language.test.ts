// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGE_HEADER, PSEUDO_LANGUAGE } from 'schema/languages.ts';
import { openPage } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { addressOf, ROUTES } from './routes.ts';

const site = sharedSite();

/** Names, of languages too, codes and signs are the same in every language. */
const ALLOWED = [/^[\d\s\p{P}\p{S}]*$/u, /^(?:ProffBank|বাংলা|Tk|SBA|MTF|SAQ|[A-E])$/, /^© /];

/** What the pages have from the catalogues is between ⟦ and ⟧; what they have from the graph is in their state. */
async function textsOutsideCatalogues(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // Without the joiners that keep a unit on one line.
    const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
    const state = document.querySelector('#page-state')?.textContent ?? 'null';
    const content: string[] = [];
    JSON.parse(state, (_key, value: unknown) => {
      if (typeof value === 'string') content.push(plain(parse(value)));
      return value;
    });
    const known = content.join('\n');
    // Names of the graph may be joined to a list.
    const isKnown = (text: string) => known.includes(text) || text.split(', ').every((part) => known.includes(part));
    const found: string[] = [];
    let depth = 0;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      if (parentElement?.closest('script, style, noscript, svg')) continue;
      let outside = '';
      for (const sign of textContent ?? '') {
        if (sign === '⟦') depth += 1;
        else if (sign === '⟧') depth -= 1;
        else if (depth === 0) outside += sign;
      }
      if (plain(outside) && !isKnown(plain(outside))) found.push(plain(outside));
    }
    return found;
  });
  return texts.filter((text) => !ALLOWED.some((pattern) => pattern.test(text)));
}

/** Addresses that a browser alone renders, or of nothing. */
const RENDERED = ROUTES.filter(
  ({ path }) => !/^\/(?:login|sign-up|forgot-password|search|nowhere)|1999$|page=2$/.test(path),
);

test.each(RENDERED)(
  'every text of $path that the server renders is in a catalogue or from the graph',
  async ({ path }) => {
    const address = await addressOf(site.url, path);
    const extraHTTPHeaders = { [LANGUAGE_HEADER]: PSEUDO_LANGUAGE };
    const get = () => fetch(site.url + address, { headers: { accept: 'text/html', ...extraHTTPHeaders } });
    await expect.poll(async () => (await get()).text(), { timeout: 10_000 }).toContain('⟦');
    const { page, context } = await openPage(site.browser, {
      baseURL: site.url,
      extraHTTPHeaders,
      // Its scripts are those of the English client.
      javaScriptEnabled: false,
    });
    await page.goto(address);
    expect(await textsOutsideCatalogues(page)).toEqual([]);
    await context.close();
  },
);
