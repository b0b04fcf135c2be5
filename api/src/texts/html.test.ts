import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerKey, contentHash, foldBody } from '../features/bank/draft/content-hash.ts';
import { htmlFromText, plainText, sanitiseBody, stripMarkup } from './html.ts';
import { normaliseText } from './normalise.ts';

describe('a body', () => {
  test.each([
    ['PaO2 < 60 & pH > 7', 'PaO2 &lt; 60 &amp; pH &gt; 7'],
    ['p<0.05 and x<y and z>w', 'p&lt;0.05 and x&lt;y and z&gt;w'],
    ['a &lt; b &amp; c', 'a &lt; b &amp; c'],
    ['CO<sub>2</sub> <em>now</em>', 'CO<sub>2</sub> <em>now</em>'],
    ['<div>one</div><h2>two</h2>', '<p>one</p><p>two</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<td colspan="2" class="x">a</td>', '<td colspan="2">a</td>'],
    ['<td onclick=alert(1) colspan="javascript:1">5</td>', '<td>5</td>'],
    ['<del onmouseover="alert(1)" cite="javascript:x">5</del>', '<del>5</del>'],
    [
      '<math><mtext><table><mglyph><style><b title="</style><img src=x onerror=alert(1)>">5',
      '[formula: &lt;mglyph&gt; "&gt;5]',
    ],
    ['<a href="javascript:x()">link</a>', 'link'],
    ['<svg><script>x</script></svg>text', 'text'],
    ['<scr<script>ipt>alert(1)</script>', '&lt;scr'],
    ['<img src=x onerror="alert(1)"', '&lt;img src=x onerror="alert(1)"'],
    ['<b>open', '<b>open</b>'],
    ['<p>&nbsp;</p>', ''],
  ])('%s', (dirty, clean) => expect(sanitiseBody(dirty)).toBe(clean));

  test('is clean after sanitising once', () => {
    const soup = fc.array(
      fc.constantFrom(
        '<',
        '>',
        '&',
        'b',
        'script',
        '/',
        '"',
        "'",
        '=',
        ' ',
        'p',
        '<b>',
        '</b>',
        '<script>',
        'onerror',
        'x',
        '&lt;',
        '<!--',
        '-->',
      ),
    );
    fc.assert(
      fc.property(soup, (pieces) => {
        const clean = sanitiseBody(pieces.join(''));
        expect(clean).not.toMatch(/<(?!\/?[bp]>)/);
        expect(sanitiseBody(clean)).toBe(clean);
      }),
    );
  });

  test('made of plain text reads as that text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', 'b', ' ', '/', ';', 'lt', '"') }), (text) => {
        expect(plainText(sanitiseBody(htmlFromText(text)))).toBe(text.trim());
      }),
    );
  });
});

test('a plain field loses tags and keeps everything else', () => {
  expect(stripMarkup('<b>Heart</b> & lungs < liver')).toBe('Heart & lungs < liver');
});

test('text is normalised: NFC, plain spaces, no invisible junk; joiners of Bangla stay', () => {
  expect(normaliseText('\uFEFF cafe\u0301\u00A0\u200B5\u202Emg\r\n')).toBe('caf\u00e9 5mg');
  expect(normaliseText('\u09A1\u09BC')).toBe('\u09DC'.normalize('NFC'));
  expect(normaliseText('র\u200D্য a\u200Db')).toBe('র\u200D্য ab');
});

describe('a content hash', () => {
  const question = { type: 'SBA' as const, subject: 'ANAT', stem: 'Which?', parts: [] };
  const options = [
    { text: 'a', correct: true },
    { text: 'b', correct: false },
  ];

  test('covers the question, not the key or the order of options', () => {
    const hash = contentHash({ ...question, options });
    const turned = options.toReversed().map((option) => ({ ...option, correct: !option.correct }));
    expect(contentHash({ ...question, stem: ' WHICH? ', options: turned })).toBe(hash);
    expect(contentHash({ ...question, subject: 'PHYS', options })).not.toBe(hash);
    expect(contentHash({ ...question, options: [options[0]!, { text: 'c', correct: false }] })).not.toBe(hash);
  });

  test('of a question without struck-out text has not changed since the first version', () => {
    const stem = '<p>Which <b>Nerve</b>, 10<sup>3</sup>?</p><table><tr><td colspan="2">A</td></tr></table>';
    const cells = ['T cell <i>one</i>', 'B<br />cell'].map((text, index) => ({ text, correct: index === 0 }));
    const part = (text: string) => ({ label: 'a', text, marks: 1, points: [] });
    const saq = {
      type: 'SAQ' as const,
      subject: 'PHYS',
      stem: 'Say',
      options: [],
      parts: [part('Same'), part('same')],
    };
    expect(contentHash({ ...question, stem, options: cells })).toBe(
      '1646fa8d8be6889c1836a53b16ddddd4f9a6c65c01c26c1de4642958420a0d4f',
    );
    expect(contentHash(saq)).toBe('0f748d170c87e36e2c9d3a93fd1334d923d96b49359a2483a1ce39f39b4bcaed');
    expect(answerKey(cells)).toBe('S0le4veO2asM');
  });

  test('distinguishes a power from a number', () => {
    expect(foldBody('10<sup>3</sup>')).not.toBe(foldBody('103'));
    expect(foldBody('H<b>ea</b>rt')).toBe('heart');
  });
});
