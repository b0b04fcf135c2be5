import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { by, startTestGateway, type TestGateway } from '../testing/index.ts';
import type { Execute, Result } from './execute.ts';
import { sitemapSections } from './sitemap-sections.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ webFolder: '/nothing/here', env: { PUBLIC_URL: 'https://bank.example' } });
  gateway.stub.reset({
    '*': by((response, request) => {
      const body = request.url!.includes('/years')
        ? { data: { year: [2024] } }
        : { data: ['Heart & <lung>', 'হৃৎপিণ্ড', 'a/b?c#d'] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }),
  });
});
afterAll(() => gateway.close());

test('robots.txt excludes account pages and names the sitemap', async () => {
  const response = await fetch(`${gateway.url}/robots.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/login\n/);
  expect(text).toContain('Disallow: /profile\n');
  expect(text).toContain('\nSitemap: https://bank.example/sitemap.xml\n');
});

describe('the sitemap', () => {
  test('has every board, year and topic, encoded, and tolerates failures of parts', async () => {
    const response = await fetch(`${gateway.url}/sitemap.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
    const anatomy = 'https://bank.example/board-question/DHK/_1/ANAT';
    for (const loc of [
      'https://bank.example/',
      'https://bank.example/board-question/RAJ',
      anatomy,
      `${anatomy}/2024`,
      `${anatomy}/topics/Heart%20%26%20%3Clung%3E`,
      `${anatomy}/topics/${encodeURIComponent('হৃৎপিণ্ড')}`,
      `${anatomy}/topics/a%2Fb%3Fc%23d`,
    ])
      expect(listed).toContain(loc);
    expect(new Set(listed).size).toBe(listed.length);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(<url>.*<\/url>\n)+<\/urlset>\n$/);
  });

  test('is made once for concurrent requests', async () => {
    const before = gateway.callsMade().length;
    await Promise.all([fetch(`${gateway.url}/sitemap.xml`), fetch(`${gateway.url}/sitemap.xml`)]);
    expect(gateway.callsMade().length).toBe(before);
  });

  test('lists articles with the day of their last review', async () => {
    const answers: Record<string, Result> = {
      internshipSubjects: {
        data: {
          internshipSubjects: [
            {
              id: 's1',
              topics: [
                { id: 't1', isList: true },
                { id: 't2', isList: false },
              ],
            },
          ],
        },
      },
      internshipSubTopics: { data: { internshipSubTopics: [{ id: 'u1' }] } },
    };
    const execute: Execute = async ({ query, variables }) => {
      const [name] = Object.keys(answers).filter((field) => query.includes(field));
      if (name) return answers[name]!;
      return { data: { internshipArticle: variables!['id'] === 'u1' ? { date: '2026-01-02T03:04:05Z' } : null } };
    };
    expect(await sitemapSections['internship']!(execute)).toEqual([
      { path: '/internship/s1' },
      { path: '/internship/s1/t1' },
      { path: '/internship/s1/t1/u1', changed: '2026-01-02' },
      { path: '/internship/s1/skip/t2' },
    ]);
  });
});
