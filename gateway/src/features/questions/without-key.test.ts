import { expect, expectTypeOf, test } from 'vitest';
import { questionWithoutKey, type QuestionWithoutKey } from './without-key.ts';

/** A response of GET /questions/{ref}, with all fields that reveal the key. */
const FULL = {
  _id: '7',
  ref: 'SECRET-000007',
  stem: 'Which one?',
  explanation: 'SECRET explanation',
  explanation_bn: 'SECRET ব্যাখ্যা',
  take_away: 'SECRET take-away',
  references: ['SECRET reference'],
  topic: 'SECRET topic',
  appearances: [{ board: 'DHK', year: 2024 }],
  origin: 'PAPER',
  media: [
    {
      image: 'ecg.webp',
      alt: 'A rhythm strip',
      width: 800,
      height: 200,
      credit: null,
      source: null,
      licence: null,
      answer: 'SECRET answer',
    },
    { image: 'no-text-alternative.webp', alt: ' ', width: 800, height: 200 },
  ],
};
const MEDIA = [
  {
    image: { publicId: 'ecg.webp' },
    alt: 'A rhythm strip',
    credit: null,
    source: null,
    licence: null,
    width: 800,
    height: 200,
  },
];
const OPTION = { correct: true, reason: 'SECRET reason' };

test.each([
  [
    'an SBA',
    { ...FULL, type: 'SBA', options: [{ ...OPTION, key: 'A', text: 'One' }], parts: [] },
    { id: '7', type: 'SBA', stem: 'Which one?', options: [{ key: 'A', text: 'One' }], parts: [], media: MEDIA },
  ],
  [
    'an MTF whose server names no letters',
    { ...FULL, type: 'MTF', options: ['One', 'Two'].map((text) => ({ ...OPTION, text })) },
    {
      id: '7',
      type: 'MTF',
      stem: 'Which one?',
      options: [
        { key: 'A', text: 'One' },
        { key: 'B', text: 'Two' },
      ],
      parts: [],
      media: MEDIA,
    },
  ],
  [
    'an SAQ',
    { ...FULL, type: 'SAQ', parts: [{ label: 'a', text: 'Name two', marks: '2.5', points: ['SECRET point'] }] },
    {
      id: '7',
      type: 'SAQ',
      stem: 'Which one?',
      options: [],
      parts: [{ label: 'a', text: 'Name two', marks: 2.5 }],
      media: MEDIA,
    },
  ],
])('%s without its key has what is asked and nothing else, though the server sends all', (_what, row, shown) => {
  const read = questionWithoutKey.parse(row);
  expect(read).toEqual(shown);
  expect(JSON.stringify(read)).not.toMatch(/SECRET|correct|reason|points|explanation|take|references|true/);
});

test('a row without a key can be read', () => {
  const row = { _id: 7, type: 'SBA', stem: 'Which one?', options: [{ key: 'A', text: 'One' }], parts: [] };
  expect(questionWithoutKey.parse(row)).toEqual({ ...row, media: [], id: '7', _id: undefined });
});

test('its type has no field of the key', () => {
  expectTypeOf<keyof QuestionWithoutKey>().toEqualTypeOf<'id' | 'type' | 'stem' | 'options' | 'parts' | 'media'>();
  expectTypeOf<keyof QuestionWithoutKey['options'][number]>().toEqualTypeOf<'key' | 'text'>();
  expectTypeOf<keyof QuestionWithoutKey['parts'][number]>().toEqualTypeOf<'label' | 'text' | 'marks'>();
});
