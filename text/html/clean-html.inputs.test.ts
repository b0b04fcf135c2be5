import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, plainText } from './clean-html.ts';
import type { Loss } from './losses.ts';
import { ARTICLE, BODY, MESSAGE, PAGE } from './profile.ts';

const LONG_WORD = 'x'.repeat(200_001);

describe('a body says what a browser shows of the text', () => {
  test.each<[html: string, clean: string, losses?: Loss[]]>([
    // Struck out.
    ['<strike>5 mg</strike> 10 mg', '<s>5 mg</s> 10 mg'],
    ['<del>5 mg</del> <s>6 mg</s>', '<del>5 mg</del> <s>6 mg</s>'],
    ['<span style="text-decoration:line-through">5 mg</span>', '<s>5 mg</s>'],
    ['<span style="TEXT-DECORATION-LINE : underline Line-Through">5 mg</span>', '<s>5 mg</s>'],
    ['<span style="text-decoration:line&#45;through">5 mg</span>', '<s>5 mg</s>'],
    ['<b style="text-decoration:line-through">5</b> mg', '<b><s>5</s></b> mg'],
    ['<td style="text-decoration:line-through">5 mg</td>', '<td><s>5 mg</s></td>'],
    ['<p style="text-decoration:line-through">5<br>mg</p>', '<p><s>5</s><br /><s>mg</s></p>'],
    ['<s style="text-decoration:line-through">5</s>', '<s>5</s>'],
    [
      '<div style="text-decoration:line-through"><p>5 <i>mg</i></p><ul><li>6</li></ul>7</div>',
      '<p><s>5 <i>mg</i></s></p><ul><li><s>6</s></li></ul><p><s>7</s></p>',
    ],
    ['<x-dose style="text-decoration:line-through">5</x-dose>', '<s>5</s>'],
    ['<ins>new</ins>', '<u>new</u>'],
    // Raised and lowered.
    ['10<span style="vertical-align:super">9</span>', '10<sup>9</sup>'],
    ['H<font style="vertical-align:sub">2</font>O', 'H<sub>2</sub>O'],
    ['10<span style="position:relative;top:-4pt">9</span>', '10<sup>9</sup>'],
    ['10<span style="mso-text-raise:3pt">9</span>', '10<sup>9</sup>'],
    ['10<sup style="vertical-align:super">9</sup>', '10<sup>9</sup>'],
    [
      '10<span style="vertical-align:super"><span style="text-decoration:line-through">9</span></span>',
      '10<sup><s>9</s></sup>',
    ],
    ['<td style="vertical-align:super">9</td>', '<td>9</td>'],
    ['<p style="vertical-align:sub">9</p>', '<p>9</p>'],
    // Hidden.
    ['a<span style="display:none">5 mg</span>b', 'ab', ['hiddenText']],
    ['a<p hidden>5 mg</p>b', 'ab', ['hiddenText']],
    ['a<span style="mso-hide:all">5 mg</span>b', 'ab', ['hiddenText']],
    ['a<span style="visibility:hidden"> </span>b', 'ab'],
    ['a<template>5 mg</template>b', 'ab', ['hiddenText']],
    ['a<dialog>5 mg</dialog>b', 'ab', ['hiddenText']],
    ['a<span style="position:absolute;left:-9999px">5 mg</span>b', 'ab', ['hiddenText']],
    ['a<span style="position:absolute;clip:rect(0 0 0 0)">5 mg</span>b', 'ab', ['hiddenText']],
    ['a<span style="overflow:hidden;height:0;display:inline-block">5 mg</span>b', 'ab', ['hiddenText']],
    ['a<span style="position:absolute;left:10px">5 mg</span>b', 'a5 mgb'],
    // Fonts of symbols, and letters that a style changes.
    ['5 <font face="Symbol">m</font>g', '5 μg'],
    ['5 <span style="font-family: Symbol, serif">m<b>g</b></span>', '5 μ<b>γ</b>'],
    ['5 <span style="font:12pt \'Symbol\'">m<span style="font-family:Arial">g</span></span>', '5 μg'],
    ['5 <span style="mso-symbol-font-family:Symbol;font-family:Arial">m</span>g', '5 μg'],
    ['<font face="Symbol">μ</font>g', 'μg'],
    ['<font face="Symbol">\uF080</font>', '\uF080'],
    ['5 <font face="Segoe UI Symbol">m</font>g', '5 mg'],
    ['<span style="text-transform:uppercase">ph <i style="text-transform:none">x</i></span>', 'PH <i>x</i>'],
    ['<span style="font-variant:small-caps">d</span>-glucose', 'D-glucose'],
    ['<b style="text-transform:lowercase">MG</b>', '<b>mg</b>'],
    // Formulas.
    ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', ' 1/2 ', ['formula']],
    ['<math><mn>1</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', ' 1 1/2 ', ['formula']],
    ['<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac></math>', ' (a+b)/c ', ['formula']],
    ['<math><msup><mn>10</mn><mn>9</mn></msup></math>', ' 10<sup>9</sup> ', ['formula']],
    ['<math><msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup></math>', ' x<sub>i</sub><sup>2</sup> ', ['formula']],
    ['<math><msqrt><mn>2</mn></msqrt></math>', ' √2 ', ['formula']],
    ['<math><mroot><mrow><mi>a</mi><mi>b</mi></mrow><mn>3</mn></mroot></math>', ' <sup>3</sup>√ab ', ['formula']],
    ['<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>', ' (a,b) ', ['formula']],
    ['<math><semantics><mn>5</mn><annotation>\\frac</annotation></semantics></math>', ' 5 ', ['formula']],
    [
      '<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable></math>',
      ' [formula: 1 2] ',
      ['formula'],
    ],
    ['<math><menclose notation="updiagonalstrike"><mn>5</mn></menclose></math>', ' [formula: 5] ', ['formula']],
    // Blocks and breaks.
    ['<h1>Dose</h1>5 mg', '<p>Dose</p>5 mg'],
    ['<section><p>a</p>b<br>c<p>d</p></section>', '<p>a</p><p>b<br />c</p><p>d</p>'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<p>a</p><p>b</p>'],
    ['<figure><figcaption>a</figcaption></figure>b', '<p>a</p>b'],
    ['<details><summary>a</summary>b</details>', '<p>a</p><p>b</p>'],
    ['a<hr>b', 'a<br />b'],
    ['<pre>a\nb</pre>', '<p>a<br />b</p>', ['preformatted']],
    ['<q>a</q>', '“a”'],
    ['<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>', 'a (b)'],
    // What no body holds.
    ['<a href="/x">a</a>', 'a', ['link']],
    ['<ol type="a"><li value="3">x</li></ol>', '<ol><li>x</li></ol>', ['numbering', 'numbering']],
    ['<ol start="3"><li>x</li></ol>', '<ol start="3"><li>x</li></ol>'],
    ['<bdo dir="rtl">12</bdo>', '12', ['direction']],
    ['<span style="direction:rtl;unicode-bidi:bidi-override">12</span>', '12', ['direction']],
    ['a <y and z> b', 'a  b', ['unknownTag']],
    ['a<script>b</script><style>c</style>', 'a', ['script', 'styleSheet']],
    ['<img src="x" alt="ECG">', '', ['picture']],
    [
      '<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>'.replace('x', '1'),
      expect.any(String) as string,
      ['tableInTable'],
    ],
    ['<b>'.repeat(201), '&lt;b&gt;'.repeat(201), ['tooDeep']],
  ])('%j', (html, clean, losses = []) => {
    const noted: Loss[] = [];
    expect(cleanHtml(html, BODY, (loss) => noted.push(loss))).toEqual(clean);
    expect(noted).toEqual(losses);
  });
});

describe('other kinds of text', () => {
  test.each<[name: string, html: string, clean: string, losses?: Loss[]]>([
    ['page', '<h1>a</h1><div>b</div>', '<h2>a</h2><div>b</div>'],
    ['page', '<img src="https://x.example/a.png" alt="ECG">', '<img alt="ECG" src="https://x.example/a.png" />'],
    ['page', '<img src="http://x.example/a.png" alt="ECG">', 'ECG', ['picture']],
    ['page', '<a href="//x.example">a</a>', 'a', ['link']],
    ['page', `${LONG_WORD}<sup>9</sup>`, `${LONG_WORD}&lt;sup&gt;9&lt;/sup&gt;`, ['tooLong']],
    [
      'article',
      '<p>10<sup>9</sup> <del>5 mg</del> <u>b</u></p><div>c</div>',
      '<p>10<sup>9</sup> <del>5 mg</del> <u>b</u></p><p>c</p>',
    ],
    ['message', '<p>10<sup>9</sup> <strike>5 mg</strike></p>', '<p>10<sup>9</sup> <s>5 mg</s></p>'],
    ['message', '<table><tr><td>1</td><td>2</td></tr></table>', '<p> 1  2 </p>', ['table']],
    ['plain', '10<sup>9</sup>/L, H<sub>2</sub>O, x<sup>a b</sup>', '10⁹/L, H₂O, x^(a b)'],
    ['plain', 'Na<span style="vertical-align:super">+</span>', 'Na⁺'],
    ['plain', '<p>a</p><p>b</p>c<br>d<li>e</li>', 'a b c d e'],
    ['plain', '<s>5 mg</s> 10 mg', '[struck out: 5 mg] 10 mg', ['strike']],
    ['plain', '<td>1</td><td>2</td>', '1 2'],
    ['plain', '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '1/2', ['formula']],
    ['plain', 'a &lt; b &amp; c', 'a < b & c'],
  ])('%s: %.80s', (name, html, clean, losses = []) => {
    const noted: Loss[] = [];
    const note = (loss: Loss) => void noted.push(loss);
    const profile = { page: PAGE, article: ARTICLE, message: MESSAGE }[name];
    expect(profile ? cleanHtml(html, profile, note) : plainText(html, note)).toBe(clean);
    expect(noted).toEqual(losses);
  });
});

const PROFILES = Object.entries({ BODY, PAGE, ARTICLE, MESSAGE });

describe('properties', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '5', ' mg', ' ', '&lt;', '&amp;', 'ক', '½', '"') });
  const inline = (tags: ReadonlySet<string>) =>
    's del sub sup strong em b i u'.split(' ').filter((tag) => tags.has(tag));

  test.each(PROFILES)('allowed HTML of %s stays as it is', (_name, { tags }) => {
    const wrapped = fc.tuple(fc.constantFrom(...inline(tags)), text).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`);
    const line = fc.array(fc.oneof(text, wrapped, fc.constant('<br />'))).map((parts) => parts.join(''));
    const block = fc.oneof(
      line.map((inner) => `<p>${inner}</p>`),
      fc.array(line, { minLength: 1 }).map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
    );
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const html = blocks.join('');
        const noted: Loss[] = [];
        expect(
          cleanHtml(html, PROFILES.find(([, profile]) => profile.tags === tags)![1], (loss) => noted.push(loss)),
        ).toBe(html);
        expect(noted).toEqual([]);
      }),
    );
  });

  test.each(PROFILES)('cleaning twice for %s equals cleaning once', (_name, profile) => {
    const pieces =
      '<p> </p> <div> </div> <span style="text-decoration:line-through"> </span> <s> </s> <td> <tr> <table> <h1> <math> ' +
      '<mfrac> <mn> </math> <a href="https://e.example"> </a> <img alt="b"> <img src="/a.png"> <pre> </pre> <br> <hr> < > & &lt; " \' =';
    const soup = fc.array(fc.constantFrom(...pieces.split(/ (?=<)| (?=[&>"'=])/), 'x', ' ', '\n', '5'));
    fc.assert(
      fc.property(soup, (parts) => {
        const once = cleanHtml(parts.join(''), profile);
        expect(cleanHtml(once, profile)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });
});
