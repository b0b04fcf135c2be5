import { describe, expect, it } from 'vitest';
import { browserSanitizer } from './browser-sanitizer.ts';

const parse = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = browserSanitizer(html) ?? '';
  return box;
};

describe('sanitising in the browser', () => {
  // What acts is tried in tests/security/article-markup.test.ts, in a browser.
  it('leaves nothing that the page could take for its own', () => {
    const box = parse('<p id="root" class="x" name="y" style="position:fixed">x</p><a href="//evil.example">x</a>');
    expect([...box.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())).toEqual([]);
  });

  it('keeps the markup of articles', () => {
    const html = '<h2>Recognise</h2><ol start="2"><li>Airway</li></ol><blockquote><p>Do not wait.</p></blockquote><hr>';
    expect(browserSanitizer(html)).toBe(html);
    const row = '<tr><th scope="row" rowspan="2">Atropine</th><td colspan="2">1.8 mg</td></tr>';
    expect(browserSanitizer(`<table><tbody>${row}</tbody></table>`)).toContain(row);
  });

  it('sets rel on links', () => {
    expect(parse('<a href="http://example.org/">x</a>').querySelector('a')?.getAttribute('href')).toMatch(/^http:/);
    expect(parse('<img src="http://example.org/a.png">').querySelector('img')?.hasAttribute('src')).toBe(false);
    const link = parse('<a href="https://example.org/">x</a>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.org/');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });
});
