import { describe, expect, test } from 'vitest';
import { articleExtensions } from '../../desk/content/articles/extensions.ts';
import { extensions as questionExtensions } from '../rich/extensions.ts';
import type { Losses } from './losses.ts';
import { toPlainText } from './plain-text.ts';
import { OFFICE_EQUATION, paste, type PasteRow } from './testing/paste.ts';

const onlineItem = (level: number, list: string, text: string, start = 1) =>
  `<div class="ListContainerWrapper"><${list} ${list === 'ol' ? `start="${start}"` : ''}><li data-listid="1" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${list}></div>`;

describe('other programs', () => {
  test.each<PasteRow>([
    [
      'Word online: levels of a list',
      onlineItem(1, 'ul', 'a') + onlineItem(2, 'ul', 'b') + onlineItem(1, 'ul', 'c'),
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
      {},
    ],
    [
      'Word online: numbers',
      onlineItem(1, 'ol', 'a') + onlineItem(1, 'ol', 'b', 2),
      '<ol><li><p>a</p></li><li><p>b</p></li></ol>',
      {},
    ],
    [
      'Word online: raised, struck',
      '<p class="Paragraph"><span class="TextRun Superscript" style="vertical-align:super">2+</span><span class="TextRun Strikethrough" style="text-decoration: line-through">old</span><span class="EOP">&nbsp;</span></p>',
      '<p><sup>2+</sup><s>old</s></p>',
      {},
    ],
    [
      'Google Docs: what is not bold',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;background-color:transparent;vertical-align:baseline">plain </span><span style="font-weight:700">bold</span></p></b>',
      '<p>plain <strong>bold</strong></p>',
      {},
    ],
    [
      'Google Docs: raised, lowered, struck',
      '<p><span>10</span><span style="font-size:0.6em;vertical-align:super;">9</span> <span style="vertical-align:sub">2</span><span style="text-decoration:line-through;">x</span></p>',
      '<p>10<sup>9</sup> <sub>2</sub><s>x</s></p>',
      {},
    ],
    [
      'Google Docs: a list in a list, with letters',
      '<ul><li style="list-style-type:disc" aria-level="1"><p role="presentation">a</p></li><ol><li style="list-style-type:lower-alpha" aria-level="2"><p>b</p></li></ol></ul>',
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
      { numbering: 1 },
    ],
    [
      'Google Docs: a picture',
      '<p><span><img src="https://lh7.example/x" width="9"></span></p>',
      '<p></p>',
      { picture: 1 },
    ],
    [
      'LibreOffice: struck, raised',
      '<p><font face="Liberation Serif"><strike>50</strike> 10<sup><span style="font-size:9pt">9</span></sup></font></p>',
      '<p><s>50</s> 10<sup>9</sup></p>',
      {},
    ],
    [
      'LibreOffice: colours',
      '<p><font color="#c9211e">B</font> <font color="#000000">C</font></p>',
      '<p>B C</p>',
      { colour: 1 },
    ],
    [
      'a web page: colours of its theme and of a link',
      '<p style="color: rgb(33, 37, 41)">a <a href="#b" style="color: rgb(0, 0, 255)">b</a> <span style="color: hsl(0 100% 50%)">c</span></p>',
      '<p>a b c</p>',
      { colour: 1 },
    ],
    [
      'LibreOffice: a footnote',
      '<p>Dose<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a href="#sdfootnote1anc">1</a>See</p></div>',
      '<p>Dose</p>',
      { footnote: 1 },
    ],
    [
      'LibreOffice: a list of letters',
      '<ol type="a" start="2"><li><p>x</p></li></ol>',
      '<ol start="2"><li><p>x</p></li></ol>',
      { numbering: 1 },
    ],
    [
      'Excel: cells, struck and raised by classes',
      '<style>.xl65 {mso-style-parent:style0; text-decoration:line-through;} .font6 {font-size:8pt; vertical-align:super;}</style><table><!--StartFragment--><tr><td class=xl65>50</td><td>10<font class="font6">9</font></td></tr><!--EndFragment--></table>',
      '<table><tbody><tr><td><p><s>50</s></p></td><td><p>10<sup>9</sup></p></td></tr></tbody></table>',
      {},
    ],
    [
      'Excel: rows alone',
      '<tr><td>a</td><td>b</td></tr>',
      '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
      {},
    ],
    [
      'a web page: formulas',
      '<p>Give <span class="katex"><span class="katex-mathml"><math><mn>1</mn></math></span><span class="katex-html">1</span></span> or <mjx-container>2</mjx-container> or <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>',
      '<p>Give [equation] or [equation] or [equation]</p>',
      { equation: 3 },
    ],
    [
      'a web page: pictures, a video, fields, scripts',
      '<figure><img src="a.png"><figcaption>Heart</figcaption></figure><svg><text>x</text></svg><video></video><button>Copy</button><script>x()</script><p>a</p>',
      '<p>Heart</p><p>a</p>',
      { picture: 2, media: 1, control: 1 },
    ],
    [
      'a web page: a link that is its address',
      '<p><a href="https://who.int/">https://who.int</a></p>',
      '<p>https://who.int</p>',
      {},
    ],
    ['a web page: links to itself', '<p><a href="#top">Up</a> <a name="x">here</a></p>', '<p>Up here</p>', {}],
    [
      'a web page: terms, code and quotes',
      '<dl><dt>CSF</dt><dd>clear</dd></dl><pre>a\nb</pre><p><q>c</q></p>',
      '<p>CSF</p><p>clear</p><p>a<br>b</p><p>“c”</p>',
      {},
    ],
    [
      'a web page: a caption',
      '<table><caption>Doses</caption><tr><td>a</td></tr></table>',
      '<p>Doses</p><table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
      {},
    ],
    [
      'a web page: a raised text in a raised text',
      '<p>2<sup>3<sup>2</sup></sup></p>',
      '<p>2<sup>32</sup></p>',
      { shift: 1 },
    ],
    ['a web page: a block moved for its layout', '<div style="position:relative;top:5px">a</div>', '<p>a</p>', {}],
    [
      'a web page: white and black',
      '<p><span style="background-color: rgb(255, 255, 255); color: rgb(0, 0, 0)">a</span></p>',
      '<p>a</p>',
      {},
    ],
    [
      'a web page: yellow',
      '<p><mark>a</mark> <span style="background-color: rgb(255, 255, 0)">b</span></p>',
      '<p>a b</p>',
      { highlight: 2 },
    ],
    ['a web page: hidden by an attribute', '<p>a<span hidden> b</span></p>', '<p>a</p>', { hidden: 1 }],
    [
      'this editor itself',
      '<p data-pm-slice="1 1 []">10<sup>9</sup> <s>5</s> <strong>b</strong></p>',
      '<p>10<sup>9</sup> <s>5</s> <strong>b</strong></p>',
      {},
    ],
  ])('%s', (_name, html, kept, losses) => expect(paste(html, questionExtensions)).toEqual({ html: kept, losses }));
});

describe('an article', () => {
  test.each<PasteRow>([
    [
      'keeps links of the web',
      '<p><a href="https://who.int">WHO</a></p>',
      '<p><a href="https://who.int">WHO</a></p>',
      {},
    ],
    [
      'loses other links',
      '<p><a href="file:///c:/x.doc">x</a> <a href="http://a.example/b">b</a></p>',
      '<p>x b</p>',
      { link: 2 },
    ],
    [
      'keeps its own pictures',
      '<p><img src="/images/a?w=9" alt="A"></p>',
      '<p><img src="/images/a?w=9" alt="A"></p>',
      {},
    ],
    ['loses others', '<p><img src="https://a.example/b.png"></p>', '<p></p>', { picture: 1 }],
    ['keeps headings within its levels', '<h1>a</h1><h3>b</h3><h6>c</h6>', '<h2>a</h2><h3>b</h3><h4>c</h4>', {}],
    ['leaves struck text out', '<p>5 <s>50</s> mg</p>', '<p>5 mg</p>', { strike: 1 }],
  ])('%s', (_name, html, kept, losses) => expect(paste(html, articleExtensions)).toEqual({ html: kept, losses }));
});

describe('a plain field', () => {
  test.each<[html: string, text: string | undefined, losses: Losses]>([
    ['10<sup>9</sup>/L', '10⁹/L', {}],
    ['<span style="vertical-align:super">−12</span>', '⁻¹²', {}],
    ['HCO<sub>3</sub><sup>-</sup>, Ca<sup>2+</sup>', 'HCO₃⁻, Ca²⁺', {}],
    ['10<sup>n9</sup>', '10n9', { shift: 1 }],
    ['10<sup>৯</sup>', '10৯', { shift: 1 }],
    ['V<sub>max</sub>', 'Vmax', { shift: 1 }],
    ['2<sup>3<sup>2</sup></sup>', '232', { shift: 1 }],
    ['14<sup>th</sup> edition', '14th edition', {}],
    ['5 <s>50</s> mg', '5 mg', { strike: 1 }],
    ['<p style="text-decoration:line-through">50 mg</p><p>5 mg</p>', '5 mg', { strike: 1 }],
    ['a<span style="display:none">b</span>', 'a', { hidden: 1 }],
    [`Give ${OFFICE_EQUATION} mg`, 'Give [equation] mg', { equation: 1 }],
    ['<a href="https://who.int/x">WHO</a>', 'WHO', { link: 1 }],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a | b', { table: 1 }],
    ['<ol start="3"><li><p>10<sup>9</sup></p></li><li>b</li></ol>', '3. 10⁹\n4. b', {}],
    ['<p>a <b>b</b></p><p>c</p>', undefined, {}],
  ])('%j is %j', (html, text, losses) => {
    const pasted = toPlainText(html);
    expect(pasted?.text).toBe(text);
    expect(pasted?.losses ?? {}).toEqual(losses);
  });
});
