import { describe, expect, test } from 'vitest';
import { extensions } from '../rich/extensions.ts';
import { OFFICE_EQUATION, OFFICE_PICTURE, paste, type PasteRow } from './testing/paste.ts';

const item = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>` +
  `<![endif]>${text}<o:p></o:p></p>\n`;

describe('Word', () => {
  test.each<PasteRow>([
    [
      'bullets',
      item(1, '·', 'vagus') + item(1, '·', 'facial'),
      '<ul><li><p>vagus</p></li><li><p>facial</p></li></ul>',
      {},
    ],
    ['bullets of its fonts', item(1, 'Ø', 'a') + item(1, 'o', 'b'), '<ul><li><p>a</p></li><li><p>b</p></li></ul>', {}],
    [
      'numbers',
      item(1, '1.', 'vagus') + item(1, '2.', 'facial'),
      '<ol><li><p>vagus</p></li><li><p>facial</p></li></ol>',
      {},
    ],
    [
      'numbers from three',
      item(1, '3)', 'a') + item(1, '4)', 'b'),
      '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>',
      {},
    ],
    [
      'letters',
      item(1, 'a)', 'vagus') + item(1, 'b)', 'facial'),
      '<ol><li><p>vagus</p></li><li><p>facial</p></li></ol>',
      { numbering: 1 },
    ],
    [
      'a gap in the numbers',
      item(1, '1.', 'a') + item(1, '4.', 'b'),
      '<ol><li><p>a</p></li><li><p>b</p></li></ol>',
      { numbering: 1 },
    ],
    [
      'levels',
      item(1, '1.', 'a') + item(2, '·', 'b') + item(3, '·', 'c') + item(2, '·', 'd') + item(1, '2.', 'e'),
      '<ol><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li><li><p>d</p></li></ul></li><li><p>e</p></li></ol>',
      {},
    ],
    [
      'two lists',
      `${item(1, '1.', 'a')}<p class=MsoNormal>Between</p>${item(1, '·', 'b', 'l1')}`,
      '<ol><li><p>a</p></li></ol><p>Between</p><ul><li><p>b</p></li></ul>',
      {},
    ],
    [
      'capitals',
      `<p class=MsoNormal>The <span style='text-transform:uppercase'>ph of <b>blood</b></span></p>`,
      '<p>The PH OF <strong>BLOOD</strong></p>',
      {},
    ],
    ['a drawing', `<p class=MsoNormal>${OFFICE_PICTURE}</p><p>Name it</p>`, '<p></p><p>Name it</p>', { picture: 1 }],
    [
      'a picture in a line',
      `<p>The sign ${OFFICE_PICTURE} means</p>`,
      '<p>The sign [picture] means</p>',
      { picture: 1 },
    ],
    ['an equation', `<p class=MsoNormal>Give ${OFFICE_EQUATION} mg</p>`, '<p>Give [equation] mg</p>', { equation: 1 }],
    [
      'an equation without its formula',
      '<p>Give <![if !msEquation]><img src="x.png"><![endif]> mg</p>',
      '<p>Give [equation] mg</p>',
      { equation: 1 },
    ],
    ['an equation of tags', '<p>x<m:oMath><m:r>12</m:r></m:oMath>y</p>', '<p>x [equation] y</p>', { equation: 1 }],
    [
      'raised text',
      "<p>10<span style='position:relative;top:-3.0pt;mso-text-raise:3.0pt'>9</span></p>",
      '<p>10<sup>9</sup></p>',
      {},
    ],
    ['lowered text', "<p>H<span style='mso-text-raise:-3pt'>2</span>O</p>", '<p>H<sub>2</sub>O</p>', {}],
    ['double strike', "<p>5 <span style='text-line-through:double'>50</span> mg</p>", '<p>5 <s>50</s> mg</p>', {}],
    ['hidden text', "<p>Stem<span style='display:none;mso-hide:all'> key B</span></p>", '<p>Stem</p>', { hidden: 1 }],
    [
      'tracked changes',
      '<p><del cite="mailto:a">50</del><ins cite="mailto:a">5</ins> mg</p>',
      '<p><s>50</s><u>5</u> mg</p>',
      {},
    ],
    [
      'a style of the page',
      '<style><!-- @page {size:A4} span.Old {mso-style-name:Old;\n text-decoration:line-through;} --></style><p><span class=Old>50</span> 5 mg</p>',
      '<p><s>50</s> 5 mg</p>',
      {},
    ],
    [
      'a footnote',
      "<p>Dose<a style='mso-footnote-id:ftn1' href='#_ftn1'><sup>[1]</sup></a></p><div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p>See BNF</p></div></div>",
      '<p>Dose</p>',
      { footnote: 1 },
    ],
    [
      'a comment',
      "<p>Dose<span class=MsoCommentReference><a class=msocomanchor href='#_msocom_1'>[A1]</a></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p>Sure?</p></div></div>",
      '<p>Dose</p>',
      { comment: 1 },
    ],
    ['a link', '<p><a href="https://who.int/x">WHO</a></p>', '<p>WHO</p>', { link: 1 }],
    [
      'a highlight',
      "<p><span style='background:yellow;mso-highlight:yellow'>B</span> is right</p>",
      '<p>B is right</p>',
      { highlight: 1 },
    ],
    [
      'a font of symbols',
      `<p>5 <span style='font-family:Symbol;mso-ascii-font-family:Calibri;mso-char-type:symbol'>m</span>g, <span style="font:10pt Symbol">³</span> 5</p>`,
      '<p>5 μg, ≥ 5</p>',
      {},
    ],
    [
      'a sign without a character',
      '<p>x <font face="Symbol">\uF080</font> y</p>',
      '<p>x [symbol] y</p>',
      { symbol: 1 },
    ],
    [
      'a font within a font of symbols',
      `<p><span style='font-family:Wingdings'>ü <span style='font-family:"Times New Roman"'>mg</span></span></p>`,
      '<p>✓ mg</p>',
      {},
    ],
    [
      'a colour',
      "<p><span style='color:#C00000'>B</span> <span style='color:black'>C</span></p>",
      '<p>B C</p>',
      { colour: 1 },
    ],
    ['a heading', '<h1>Case</h1><p>a</p>', '<p><strong>Case</strong></p><p>a</p>', {}],
    [
      'merged cells',
      '<table><tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr></table>',
      '<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
      {},
    ],
    [
      'a table in a table',
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      '<table><tbody><tr><td><p>a | b</p></td></tr></tbody></table>',
      { table: 1 },
    ],
  ])('%s', (_name, html, kept, losses) => expect(paste(html, extensions)).toEqual({ html: kept, losses }));
});
