import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sitePath } from 'schema/site-path.ts';

const ORIGINS = ['https://site.example', 'http://localhost:4000'];

describe('a path within the site (threat A9)', () => {
  test.each([
    '/',
    '/login',
    '/profile?tab=1#top',
    '/@evil.example',
    '/a/../login',
    '/board-question/DHK/_1/ANAT/topics/Upper%20limb',
  ])('%j is one', (path) => expect(new URL(sitePath(path)!, ORIGINS[0]).href).toBe(new URL(path, ORIGINS[0]).href));

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/./../..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    'https:evil.example',
    'https://evil.example',
    'http://localhost:4000.evil.example/login',
    'http://localhost:4000@evil.example/login',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /login',
    '/%0d%0aLocation:%20https://evil.example',
    '/login\r\nSet-Cookie: a=b',
    '\u3002//evil.example',
    '/\uFF0Fevil.example',
    '/\u2215evil.example',
    '/%',
    'login',
    '@evil.example',
    '',
    null,
    undefined,
    7,
    {},
    ['/login'],
  ])('%j is none', (path) => expect(sitePath(path)).toBeNull());

  test('stays on the site, for any combination of characters that browsers treat specially', () => {
    const parts = [
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '\n',
      '\r',
      ':',
      '@',
      'e.co',
      'https',
      '?',
      '#',
      '\0',
    ];
    const texts = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(texts, (pieces) => {
        const path = sitePath(pieces.join(''));
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        for (const origin of ORIGINS) {
          expect(new URL(path, origin).origin).toBe(origin);
          // As read by a router that decodes twice.
          expect(new URL(decodeURI(path), origin).origin).toBe(origin);
        }
      }),
      { numRuns: 5_000 },
    );
  });
});
