import { describe, expect, test } from 'vitest';
import { toNfc } from 'text/normalise.ts';
import { inWords, parseRows } from '../../../../testing/question-import.ts';
import { convertBijoy } from '../../../../texts/bijoy/convert.ts';
import { isBijoy } from '../../../../texts/bijoy/recognise.ts';
import { withBijoy } from './rows.ts';

describe('text in Bijoy', () => {
  test.each([
    ['a sentence', 'Avgvi †mvbvi evsjv, Avwg †Zvgvq fv‡jvevwm|', 'আমার সোনার বাংলা, আমি তোমায় ভালোবাসি।'],
    ['vowels before consonants', '‡Kv‡bv w`b ‰ZwiI †gŠwjK', 'কোনো দিন তৈরিও মৌলিক'],
    ['vowels before conjuncts', 'w¯’i ‡¯úb wK¬wbK gw¯Í®‹', 'স্থির স্পেন ক্লিনিক মস্তিষ্ক'],
    ['reph', 'Kg©x el©v `~ieZ©x wkÿv_©x A_©', 'কর্মী বর্ষা দূরবর্তী শিক্ষার্থী অর্থ'],
    ['jophola and rophola', 'we`¨vjq e¨_v cÖkœ A¨vwmW i¨vb mwµq', 'বিদ্যালয় ব্যথা প্রশ্ন অ্যাসিড র‍্যান সক্রিয়'],
    [
      'conjuncts',
      'ivóª ¯¿x gš¿x weÁvb i³ j²x Zxÿ&Y D”P ZË¡ mgš^q',
      'রাষ্ট্র স্ত্রী মন্ত্রী বিজ্ঞান রক্ত লক্ষ্মী তীক্ষ্ণ উচ্চ তত্ত্ব সমন্বয়',
    ],
    ['vowels within glyphs', 'ïay ¸iæ ïi“ ü`q eû', 'শুধু গুরু শুরু হৃদয় বহু'],
    ['chandrabindu', 'Puv` duvwm', 'চাঁদ ফাঁসি'],
    ['digits and quotation marks', '2023 mv‡ji ÒcixÿvÓ', '২০২৩ সালের “পরীক্ষা”'],
    ['English words and abbreviations', 'Brachial plexus Gi AskwU, ECG †Z', 'Brachial plexus এর অংশটি, ECG তে'],
    ['markup', '<b>evsjv</b> &amp; <i>A&lt;e</i>', '<b>বাংলা</b> &amp; <i>অ&lt;ব</i>'],
  ])('becomes Unicode: %s', (_, bijoy, unicode) => {
    const { text, doubtful } = convertBijoy(bijoy);
    expect(text).toBe(toNfc(unicode));
    expect(doubtful).toEqual([]);
  });

  test.each([
    'Avgvi †mvbvi evsjv',
    '†KvbwU mwVK bq?',
    'wb‡Pi †KvbwU Brachial plexus Gi Ask?',
    'gvbe‡`‡n nvo KqwU?',
    '<p>nvZ Ges cv‡qi nvo</p>',
  ])('is recognised: %s', (text) => expect(isBijoy(text)).toBe(true));

  test.each([
    'Which of these is a branch of the posterior cord?',
    'Sjögren’s, Ménière’s, Behçet’s and Guillain–Barré syndromes',
    'Give 5 µg/kg iv† over 2 h; ‡Adjusted for age, ½ dose in CKD',
    'pH 7.4, PaO2 60 mmHg, FiO2 0.4, mRNA, HIV vs HBV',
    'Tylenol® and Panadol™ © 2020',
    'বাংলায় লেখা প্রশ্ন: Kv‡bv bq',
    'Involve the valve of an obvious nerve over a convex curve: svelte',
    'evsjv',
    '',
  ])('is not seen in: %s', (text) => expect(isBijoy(text)).toBe(false));

  test('is not seen in the questions of any sample', async () => {
    const { readdirSync, createReadStream } = await import('node:fs');
    const folder = new URL('../../../../content/questions/', import.meta.url);
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.jsonl'))) {
      const rows = await parseRows('jsonl', createReadStream(new URL(name, folder)));
      const seen: number[] = [];
      for await (const row of withBijoy(toAsync(rows), undefined)) {
        if ('notes' in row && row.notes?.length) seen.push(row.line);
      }
      expect([name, seen]).toEqual([name, []]);
    }
  });
});

async function* toAsync<Item>(items: readonly Item[]) {
  yield* items;
}

describe('a row in Bijoy', () => {
  const draft = {
    type: 'SBA',
    subject: 'ANAT',
    stem: '<p>Avgvi †mvbvi evsjv wK?</p>',
    options: [
      { text: 'nvZ', correct: true },
      { text: 'Ulna', correct: false, reason: 'GwU nv‡Zi nvo bq|' },
    ],
    references: ['Gray', 'evsjv GKv‡Wwg XvKv'],
  };
  const read = async (choice?: 'convert' | 'keep') => {
    for await (const row of withBijoy(toAsync([{ line: 1, draft }]), choice)) return inWords(row);
    throw new Error('no row');
  };

  test('is left as it is, with a note that shows how it would read', async () => {
    expect(await read()).toMatchObject({
      draft,
      notes: [
        'text that looks like Bijoy (stem, option_a, reason_b, references): "<p>Avgvi †mvbvi evsjv wK?</p>" reads ' +
          '"<p>আমার সোনার বাংলা কি?</p>" in Unicode (--bijoy convert takes it as that, --bijoy keep as it is)',
      ],
    });
  });

  test('is converted on request, and a note says where', async () => {
    expect(await read('convert')).toEqual({
      line: 1,
      draft: {
        ...draft,
        stem: '<p>আমার সোনার বাংলা কি?</p>',
        options: [
          { text: 'হাত', correct: true },
          { text: 'Ulna', correct: false, reason: toNfc('এটি হাতের হাড় নয়।') },
        ],
        references: ['Gray', 'বাংলা একাডেমি ঢাকা'],
      },
      notes: ['converted from Bijoy to Unicode: stem, option_a, reason_b, references; kept in Latin letters: "Gray"'],
    });
  });

  test('is kept on request, without a note', async () => {
    expect(await read('keep')).toEqual({ line: 1, draft });
  });
});
