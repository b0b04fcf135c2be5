import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNfc } from 'text/normalise.ts';
import { inWords } from '../../../../testing/question-import.ts';
import { convertBijoy } from '../../../../texts/bijoy/convert.ts';
import {
  CONSONANTS,
  JOINED,
  MARKS,
  SIGNS,
  VOWELS,
  VOWELS_AFTER,
  VOWELS_BEFORE,
} from '../../../../texts/bijoy/glyphs.ts';
import { withBijoy } from './rows.ts';

const WORDS = (
  'হৃৎপিণ্ড ফুসফুস যকৃৎ বৃক্ক মস্তিষ্ক স্নায়ু অস্থি পেশি রক্ত ধমনি শিরা কৈশিক জালিকা প্লীহা অগ্ন্যাশয় পাকস্থলী ক্ষুদ্রান্ত্র বৃহদন্ত্র ' +
  'মূত্রথলি গর্ভাশয় ডিম্বাশয় শুক্রাশয় থাইরয়েড অ্যাড্রিনাল পিটুইটারি হরমোন ইনসুলিন ডায়াবেটিস উচ্চরক্তচাপ নিউমোনিয়া যক্ষ্মা ' +
  'ম্যালেরিয়া ডেঙ্গু কালাজ্বর টাইফয়েড কলেরা আমাশয় জন্ডিস হেপাটাইটিস সিরোসিস ক্যান্সার টিউমার লিম্ফোমা লিউকেমিয়া রক্তশূন্যতা ' +
  'হিমোগ্লোবিন প্লাটিলেট শ্বেতকণিকা অ্যান্টিবডি অ্যান্টিজেন টিকা সংক্রমণ ব্যাকটেরিয়া ভাইরাস ছত্রাক পরজীবী কৃমি বিষক্রিয়া ' +
  'সাপের দংশন চিকিৎসা ঔষধ ওষুধ মাত্রা পার্শ্বপ্রতিক্রিয়া শল্যচিকিৎসা অজ্ঞান অস্ত্রোপচার প্রসব গর্ভবতী নবজাতক শিশু কিশোরী বৃদ্ধ ' +
  'জ্বর কাশি শ্বাসকষ্ট বুকব্যথা ডায়রিয়া কোষ্ঠকাঠিন্য মাথাব্যথা খিঁচুনি পক্ষাঘাত স্ট্রোক হাঁপানি অ্যালার্জি চর্মরোগ দাঁত চোখ ' +
  'কর্ণিয়া রেটিনা শ্রবণ ঘ্রাণ স্বাদ স্পর্শ নিঃশ্বাস দুঃখ উৎস ভর্ৎসনা হঠাৎ বিদ্যুৎ পরিপাক নিঃসরণ বংশগতি ক্রোমোজোম জিন মিউটেশন ' +
  'ভ্রূণ অঙ্গ প্রত্যঙ্গ ঊরু ঋতুস্রাব ঐচ্ছিক ঈষৎ আঘাত এইডস ওজন ঔদরিক ষষ্ঠ স্নেহ গ্রীবা কণ্ঠ জিহ্বা আহ্বান চিহ্ন ব্রাহ্মণ মুহূর্ত র‍্যাশ ' +
  'সূক্ষ্ম লক্ষণ পর্যবেক্ষণ ২৪ ১২টি ৫ম দ্বন্দ্ব উদ্ভিদ বাহ্যিক স্বাস্থ্য দৌর্বল্য বৌদ্ধ কৌশিক'
).split(' ');

/** Writes Bangla by the same glyphs, in the order in which the font draws them. */
function encode(word: string): string {
  const reversed = (glyphs: ReadonlyMap<string, string>) => new Map([...glyphs].map(([glyph, text]) => [text, glyph]));
  const consonants = new Map([...reversed(CONSONANTS)].map(([text, glyph]) => [toNfc(text), glyph]));
  const joined = reversed(JOINED);
  const others = new Map([...reversed(VOWELS), ...reversed(SIGNS), ['আ', 'Av'], ['অ্যা', 'A¨v']]);
  const before = reversed(VOWELS_BEFORE);
  const after = new Map([...reversed(VOWELS_AFTER), ...reversed(MARKS)]);
  const cluster = (text: string): string => {
    const glyph = consonants.get(text);
    if (glyph !== undefined) return glyph;
    for (let at = text.lastIndexOf('্'); at > 0; at = text.lastIndexOf('্', at - 1)) {
      const [first, second] = [text.slice(0, at), text.slice(at)];
      if (joined.has(second)) return cluster(first) + joined.get(second)!;
      if (consonants.has(`${first}্`)) return consonants.get(`${first}্`)! + cluster(second.slice(1));
    }
    const [first, ...rest] = text.split('্');
    return `${cluster(first!)}&${cluster(rest.join('্'))}`;
  };
  const SYLLABLE =
    /(?<reph>র্(?=[ক-হৎ]))?(?<cluster>(?:র\u200D্য|ৎ|[ক-হ]়?(?:্[ক-হ]়?)*))(?<vowel>[া-ৌ])?(?<marks>[ঁংঃ]*)|অ্যা|./gu;
  return toNfc(word).replace(SYLLABLE, (whole: string, ...groups) => {
    const { reph, cluster: letters, vowel = '', marks = '' } = groups.at(-1) as Record<string, string | undefined>;
    if (letters === undefined) return others.get(whole) ?? after.get(whole)!;
    const [pre, post] =
      ({ 'ো': ['ে', 'া'], 'ৌ': ['ে', 'ৗ'] } as Record<string, string[]>)[vowel] ??
      (before.has(vowel) ? [vowel, ''] : ['', vowel]);
    const base = cluster(letters.replace('\u200D', ''));
    return (
      (before.get(pre!) ?? '') +
      base +
      (reph ? '©' : '') +
      (after.get(post!) ?? '') +
      Array.from(marks, (mark) => after.get(mark)).join('')
    );
  });
}

describe('words that come back from Bijoy as they were', () => {
  test.each(WORDS)('%s', (word) => {
    expect(convertBijoy(`${encode('কি')}, ${encode(word)}`)).toEqual({
      text: toNfc(`কি, ${word}`),
      doubtful: [],
      kept: [],
    });
  });
});

describe('words that cannot be converted for certain are named', () => {
  test.each([
    ['a second half behind a vowel', 'Kv¨'],
    ['two vowel signs', 'Kvx'],
    ['a vowel sign at the start', 'vK'],
    ['a vowel without its consonant', 'Kw'],
    ['a hasanta behind a vowel', 'A&K'],
    ['a hasanta behind a vowel sign', 'Kv&'],
    ['a glyph that begins nothing', 'ªK'],
    ['two marks', 'KvuuK'],
    ['a reph alone', '©K'],
    ['half a letter at the end', 'K¯'],
    ['a conjunct that begins no word', '½vK'],
    ['a vitamin', 'B12'],
    ['a thyroid hormone', 'T3'],
    ['an abbreviation', 'TB'],
    ['a dose', '5mg'],
    ['a dose of two words', '5 mg'],
    ['a range of doses', '5-10 ml'],
    ['micrograms', '50µg'],
    ['a temperature', '37°C'],
    ['a fraction', '½'],
    ['a product', '5 ×'],
    ['a deviation', '5 ±2'],
    ['English beside a slash', 'plexus/nerve'],
  ])('%s: %s', (_, bijoy) => expect(convertBijoy(bijoy).doubtful).toEqual([bijoy.split(' ').at(-1)]));

  test.each(['1g el©', '2q Ask', '5wU nvo', '2023 mv‡ji 10 Rb', '`vZ 32 wU', 'ÒnvZÓ Ð cv', 'nvZ (cv) I gv_v?', '50%'])(
    'but not in %s',
    (bijoy) => expect(convertBijoy(bijoy).doubtful).toEqual([]),
  );
});

describe('a row', () => {
  const read = async (stem: string, choice?: 'convert') => {
    const draft = {
      stem: `Avgvi †mvbvi evsjv ${stem}`,
      options: [{ text: 'ej' }, { text: 'Ulna' }],
      also_in: [{ chapter: 'Avgvi †mvbvi evsjv' }],
    };
    async function* rows() {
      yield { line: 3, draft };
    }
    for await (const row of withBijoy(rows(), choice)) return inWords(row);
    throw new Error('no row');
  };

  test('is refused where a word is doubtful, and nothing of it is converted', async () => {
    expect(await read('5 mg, Kv¨', 'convert')).toEqual({
      line: 3,
      cells: {
        stem: 'Avgvi †mvbvi evsjv 5 mg, Kv¨',
        option_a: 'ej',
        option_b: 'Ulna',
        correct: 'none',
        also_in: 'chapter: Avgvi †mvbvi evsjv',
      },
      refusal: 'cannot be converted from Bijoy for certain, so nothing of it is: "mg,", "Kv¨" (stem)',
    });
  });

  test('stays as it is without the choice, with a warning that names the words', async () => {
    expect(await read('Kv¨')).toMatchObject({
      draft: { stem: 'Avgvi †mvbvi evsjv Kv¨' },
      notes: [expect.stringMatching(/, but not these words: "Kv¨" \(stem\)$/)],
    });
  });

  test('is converted whole, further lists too, and what stays in Latin letters is named', async () => {
    expect(await read('plexus', 'convert')).toMatchObject({
      draft: { stem: 'আমার সোনার বাংলা plexus', also_in: [{ chapter: 'আমার সোনার বাংলা' }] },
      notes: ['converted from Bijoy to Unicode: stem, also_in; kept in Latin letters: "plexus", "chapter:", "ej"'],
    });
  });
});

// Written apart from the check: what no Bangla word has.
const IMPOSSIBLE = [
  /(?:[\u0986-\u0994\u09CE]|[\u0981-\u0983]|[\u09BE-\u09CC])\u09CD/,
  /[অএ]্(?!যা)/,
  // But র‍্য, as in র‍্যাব, has a joiner before its hasanta.
  /(?<![\u0995-\u09B9]|\u09BC)(?!(?<=র\u200D)্য)[\u09BE-\u09CD]/,
  /্(?![ক-হৎ\u200D])[\u0980-\u09FF]/,
  /[ক-হ]়?[া-ৌ]ৗ|(?:^|[^ডঢয])়/,
  /(?:^|[^\u0980-\u09FF])[ঁ-ঃ]/,
  /[A-Za-z`†‡ˆ‰©ª¨¯®¤¶ÿ×ß^&_]/,
];

test('no impossible word of random glyphs goes unreported', () => {
  const glyphs = [...CONSONANTS, ...JOINED, ...MARKS, ...SIGNS, ...VOWELS, ...VOWELS_AFTER, ...VOWELS_BEFORE].map(
    ([glyph]) => glyph,
  );
  const word = fc.array(fc.constantFrom(...glyphs, '©'), { minLength: 1, maxLength: 8 }).map((all) => all.join(''));
  fc.assert(
    fc.property(word, (bijoy) => {
      const { text, doubtful, kept } = convertBijoy(bijoy);
      if (kept.length > 0 || bijoy === '&') return;
      if (IMPOSSIBLE.some((pattern) => pattern.test(text)))
        expect({ bijoy, text, doubtful }).toEqual({ bijoy, text, doubtful: [bijoy] });
    }),
    { numRuns: 3_000 },
  );
});

test('a word of 200,000 glyphs takes linear time', () => {
  for (const glyph of ['K', 'v', '&', '^', 'K^', ')', '©', 'A', '5']) {
    const start = performance.now();
    convertBijoy(`evsjv ${glyph.repeat(200_000 / glyph.length)}x`);
    expect(performance.now() - start).toBeLessThan(1_000);
  }
});
