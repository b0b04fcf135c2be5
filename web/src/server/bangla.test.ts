// @vitest-environment node
import { expect, it } from 'vitest';
import { boards, features, subjectNames } from '../testing/graph.ts';
import { listPage } from '../testing/questions.ts';
import { template } from '../testing/template.ts';
import { createRenderer, type Execute } from './entry.tsx';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const ORIGIN = 'https://bank.example';
const bangla = { template: template.replace('index-1', 'index-bn').replace('lang="en"', 'lang="bn"'), manifest: {} };
const renderer = await createRenderer({ template, manifest: {}, translations: { bn: bangla }, origin: ORIGIN });

const execute: Execute = async ({ operationName }) => {
  const list = listPage(3);
  list.questions[0]!.stem = 'See <a href="/internship/x">this</a> and <a href="https://x.example/">that</a>';
  return {
    data:
      operationName === 'ListHeading'
        ? { features, boards, boardSubject: subjectNames }
        : { boardSubject: { __typename: 'BoardSubject', id: subjectNames.id, yearQuestions: list } },
  };
};
const render = async (language: 'en' | 'bn') => (await renderer.render(YEAR, language, execute)).html;
const linksOf = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([tag]) => tag);

it('a page names its addresses in all languages, the same on each, and its own as canonical', async () => {
  const [english, inBangla] = [await render('en'), await render('bn')];
  const alternates = linksOf(english, /<link rel="alternate"[^>]*>/g);
  expect(alternates).toEqual([
    `<link rel="alternate" hreflang="en" href="${ORIGIN}${YEAR}"/>`,
    `<link rel="alternate" hreflang="bn" href="${ORIGIN}/bn${YEAR}"/>`,
    `<link rel="alternate" hreflang="x-default" href="${ORIGIN}${YEAR}"/>`,
  ]);
  expect(linksOf(inBangla, /<link rel="alternate"[^>]*>/g)).toEqual(alternates);
  expect(english).toContain(`<link rel="canonical" href="${ORIGIN}${YEAR}"/>`);
  expect(inBangla).toContain(`<link rel="canonical" href="${ORIGIN}/bn${YEAR}"/>`);
  expect(inBangla).toContain('<meta property="og:locale" content="bn_BD"/>');
  expect(alternates.join('').length).toBeLessThan(500);
});

it('a page in Bangla starts its client, and its links stay in Bangla', async () => {
  const html = await render('bn');
  expect(html).toMatch(/<html lang="bn"/);
  expect(html).toContain('/assets/index-bn.js');
  const links = linksOf(html.slice(html.indexOf('<body')), /<a\b[^>]*\shref="\/[^"]*"/g);
  expect(links.length).toBeGreaterThan(5);
  // But those to the page in English.
  expect(new Set(links.filter((link) => !/\shref="\/bn(?:\/|")/.test(link)))).toEqual(new Set([`<a href="${YEAR}"`]));
  expect(html).toContain('<a href="/bn/internship/x"');
  expect(html).toContain('href="https://x.example/"');
});

it('content in English says so on pages in Bangla only', async () => {
  expect(await render('bn')).toMatch(/lang="en"[^>]*>See </);
  expect(await render('en')).not.toMatch(/<body[\s\S]*\slang="en"/);
});
