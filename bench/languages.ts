import { ok } from 'node:assert/strict';
import { languagePath } from '../schema/language-path.ts';
import { startStack } from '../tests/testkit/stack.ts';
import { sideBySide, type Target } from './measure.ts';
import type { Section } from './report.ts';

const PAGES = ['/', '/board-question/DHK/_1/ANAT/2024', '/internship/emergency/shock/septic-shock'];
const MIN_SHARE = 0.95;

/** A page that the gateway has rendered, once it has. */
async function readRendered(url: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    if (html.includes('id="page-state"')) return html;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} was not rendered`);
}

/** Pages of a visitor in both languages, from the gateway's cache. */
export async function benchLanguages(): Promise<Section> {
  const stack = await startStack({ gateway: { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_VIEWER: '0' } });
  await using resources = new AsyncDisposableStack();
  resources.defer(stack.stop);
  const rows = [];
  for (const path of PAGES) {
    const targets: Target[] = [];
    const bytes: number[] = [];
    for (const language of ['en', 'bn']) {
      const url = stack.url + languagePath(path, language);
      const html = await readRendered(url);
      ok(html.includes(`<html lang="${language}"`), `${url} is in another language`);
      bytes.push(Buffer.byteLength(html));
      const headers = { accept: 'text/html', 'accept-encoding': 'br' };
      targets.push({ name: `${path} ${language}`, url, headers });
    }
    const [english, bangla] = (await sideBySide(targets)).map(({ perSecond }) => perSecond) as [number, number];
    const share = `${Math.round((100 * bangla) / english)} %`;
    rows.push([path, ...bytes.map((size) => (size / 1000).toFixed(1)), Math.round(english), Math.round(bangla), share]);
  }
  return {
    title: 'Pages in Bangla beside English ones',
    head: ['', 'English kB', 'Bangla kB', 'English, a second', 'Bangla, a second', 'share'],
    rows,
    notes: [
      `HTML of pages that the gateway has in its cache, in Brotli, without rate limits; medians of interleaved rounds. The mark is ${100 * MIN_SHARE} %.`,
    ],
  };
}
