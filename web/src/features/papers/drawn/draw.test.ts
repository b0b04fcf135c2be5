import { expect, test } from 'vitest';
import type { MixInput } from '../../../graphql.generated.ts';
import type { PackEntry, PackIndex } from '../../packs/content/index.ts';
import type { StoredRecord } from '../../study/device/index.ts';
import { countMatches, drawMix } from './draw.ts';

const TOPICS = ['Thorax', 'Abdomen', 'Head', 'Upper limb'];

/** 40 questions, every second an MTF, with one topic for each ten; those of odd places in 2024, the others in 2020. */
function packOf(code: string): PackIndex {
  const questions = Array.from({ length: 40 }, (_, place): PackEntry => {
    const type = place % 2 === 0 ? 'MTF' : 'SBA';
    const topic = TOPICS[Math.floor(place / 10)]!;
    return { id: `${code}${place}`, ref: `${code}-${place}`, type, topic, file: 'q', pictures: [], appearances: [] };
  });
  const placesOf = (rest: number) => questions.flatMap((_, place) => (place % 4 === rest ? place : []));
  return {
    pack: code,
    version: '1',
    subject: { code, name: code, prof: '_1' },
    questions,
    lists: [
      { board: 'DHK', kind: 'YEAR', name: '2024', questions: placesOf(0) },
      { board: 'CTG', kind: 'YEAR', name: '2020', questions: placesOf(1) },
      { board: 'DHK', kind: 'TOPIC', name: 'Head', questions: placesOf(2) },
    ],
    corrected: [],
  };
}

const recordOf = (questionId: string, rest: Partial<StoredRecord>): StoredRecord => ({
  owner: 'AMINA-1',
  questionId,
  attempts: 1,
  flagged: false,
  note: '',
  noteVersion: 0,
  ...rest,
});
const at = '2026-11-23T09:00:00.000Z';
const records = [
  recordOf('ANAT0', { last: { outcome: 'WRONG', at } }),
  recordOf('ANAT1', { last: { outcome: 'PARTLY', at } }),
  recordOf('ANAT2', { last: { outcome: 'RIGHT', at }, flagged: true }),
  recordOf('ANAT3', { attempts: 0, flagged: true }),
];
const source = { packs: [packOf('ANAT'), packOf('PHYS')], records };
const mixOf = (rest: Partial<MixInput>): MixInput => ({
  prof: '_1',
  subjects: ['ANAT'],
  pool: 'ALL',
  mtf: 10,
  sba: 10,
  saq: 0,
  ...rest,
});

test.each([
  ['a subject', {}, { mtf: 20, sba: 20, saq: 0 }],
  ['two subjects', { subjects: ['ANAT', 'PHYS'] }, { mtf: 40, sba: 40, saq: 0 }],
  ['a subject of another year', { prof: '_2' }, { mtf: 0, sba: 0, saq: 0 }],
  ['topics', { topics: ['Head', 'Thorax'] }, { mtf: 10, sba: 10, saq: 0 }],
  ['the years of a board', { boards: ['DHK'] }, { mtf: 10, sba: 0, saq: 0 }],
  ['years', { fromYear: 2019, toYear: 2021 }, { mtf: 0, sba: 10, saq: 0 }],
  ['years without any', { fromYear: 2021, toYear: 2023 }, { mtf: 0, sba: 0, saq: 0 }],
  ['what was not answered', { pool: 'UNSEEN' }, { mtf: 18, sba: 19, saq: 0 }],
  ['wrong answers', { pool: 'WRONG' }, { mtf: 1, sba: 1, saq: 0 }],
  ['flags', { pool: 'FLAGGED' }, { mtf: 1, sba: 1, saq: 0 }],
] as const)('a mix of %s matches as on the server', (_name, mix, counts) => {
  expect(countMatches(mixOf(mix as Partial<MixInput>), source)).toEqual(counts);
});

test('a mix is drawn by kind, each question once, and spread over the topics of its subjects', () => {
  const drawn = drawMix(mixOf({ subjects: ['ANAT', 'PHYS'], mtf: 8, sba: 12, saq: 3 }), source);
  expect(drawn.map(({ type }) => type)).toEqual([...Array(8).fill('MTF'), ...Array(12).fill('SBA')]);
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(20);
  const perTopic = Map.groupBy(
    drawn.filter(({ type }) => type === 'MTF'),
    ({ id, topic }) => id.slice(0, 4) + topic,
  );
  expect([...perTopic.values()].map(({ length }) => length)).toEqual(Array(8).fill(1));
});

test('fewer are drawn where fewer match, and not the same each time', () => {
  expect(drawMix(mixOf({ mtf: 50, sba: 0 }), source)).toHaveLength(20);
  const draws = Array.from({ length: 5 }, () =>
    drawMix(mixOf({ mtf: 5, sba: 0 }), source)
      .map(({ id }) => id)
      .join(),
  );
  expect(new Set(draws).size).toBeGreaterThan(1);
});
