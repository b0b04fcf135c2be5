import { describe, expect, it } from 'vitest';
import { browserSanitizer } from './browser-sanitizer.ts';

const parse = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = browserSanitizer(html) ?? '';
  return box;
};

describe('sanitising in the browser', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="/steal"><input name="password"><button formaction="//evil">x</button></form>',
    '<style>body{display:none}</style><p style="position:fixed">x</p>',
    '<p id="root" class="x" name="y">x</p>',
    '<template><script>alert(1)</script></template>',
    '<a href="//evil.example">x</a>',
  ])('leaves nothing that acts in %s', (payload) => {
    const box = parse(payload);
    expect(box.querySelector('script, style, iframe, form, input, button, template, svg, math')).toBeNull();
    const attributes = [...box.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => /^on|^style$|^id$|^class$|^name$|^srcdoc$|action$/.test(name))).toEqual([]);
    expect([...box.querySelectorAll('[href]')]).toEqual([]);
  });

  it('keeps what explanations are made of', () => {
    const html = '<p>Ca<sup>2+</sup> and CO<sub>2</sub>, <strong>not</strong> <em>this</em></p><ul><li>one</li></ul>';
    expect(browserSanitizer(html)).toBe(html);
  });

  it('keeps what articles are made of', () => {
    const html = '<h2>Recognise</h2><ol start="2"><li>Airway</li></ol><blockquote><p>Do not wait.</p></blockquote><hr>';
    expect(browserSanitizer(html)).toBe(html);
    const row = '<tr><th scope="row" rowspan="2">Atropine</th><td colspan="2">1.8 mg</td></tr>';
    expect(browserSanitizer(`<table><tbody>${row}</tbody></table>`)).toContain(row);
  });

  it('sends links on without the way back', () => {
    expect(parse('<a href="http://example.org/">x</a>').querySelector('a')?.getAttribute('href')).toMatch(/^http:/);
    expect(parse('<img src="http://example.org/a.png">').querySelector('img')?.hasAttribute('src')).toBe(false);
    const link = parse('<a href="https://example.org/">x</a>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.org/');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });
});
