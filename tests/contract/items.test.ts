import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import contract from 'schema/curriculum.json' with { type: 'json' };
import { ITEM_FILES } from 'schema/items/files.ts';
import { cardsOf, codesUnder, findCard, findItem, ITEM_VERSIONS, itemsOf, sameItems } from 'schema/items.ts';

const FOLDER = fileURLToPath(new URL('../../schema/items/', import.meta.url));
const cards = ITEM_FILES.flatMap((file) => file.cards);
const items = cards.flatMap((card) => card.items);
const subjects = contract.subjects.map(({ code }) => code);

const yearsOf = (version: string, subject: string) =>
  Object.entries(contract.curricula.find((one) => one.version === version)?.subjects ?? {})
    .filter(([, codes]) => codes.includes(subject))
    .map(([prof]) => prof);

test('every file of the folder is read, from the place that its content names', () => {
  const places = ITEM_FILES.map(({ version, subject }) => `${version}/${subject}.json`);
  expect(places.toSorted()).toEqual(globSync('*/*.json', { cwd: FOLDER }).toSorted());
});

test('no code stands for two things', () => {
  const codes = [...cards, ...items].map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('the curriculum of 2021 has cards for every subject, newest version first', () => {
  expect(ITEM_VERSIONS[0]).toEqual({ id: '2021', name: 'MBBS curriculum 2021' });
  expect(subjects.filter((subject) => itemsOf('2021', subject).length < 20)).toEqual([]);
});

describe.each(ITEM_FILES)('the cards of $subject in $version', ({ version, subject, prof, source, cards: own }) => {
  test('are in the professional year of that version and name their source', () => {
    expect(yearsOf(version, subject)).toContain(prof);
    expect(source).toMatch(/https:\/\//);
  });

  test('have codes of their version, subject and card, and names that are trimmed and differ', () => {
    const start = `${version.slice(-2)}-${subject}-`;
    for (const card of own) {
      expect(card.code).toMatch(new RegExp(`^${start}[A-Z0-9]{2,4}$`));
      expect(card.items.filter(({ code }) => !new RegExp(`^${card.code}-\\d\\d$`).test(code))).toEqual([]);
      const names = card.items.map(({ name }) => name);
      expect(names).toEqual([...new Set(names.map((name) => name.trim()))]);
      expect(card.items).not.toEqual([]);
    }
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
  });
});

test('items that are called the same exist', () => {
  const unknown = items.flatMap(({ same = [] }) => same).filter((code) => !findItem(code));
  expect(unknown).toEqual([]);
});

test('codes lead to their card and item', () => {
  const [thorax] = cardsOf('2021', '_1', 'ANAT');
  expect(thorax).toMatchObject({ code: '21-ANAT-THX', term: 'Term I', checked: false });
  expect(findCard('21-ANAT-THX')).toBe(thorax);
  expect(findItem('21-ANAT-THX-03')).toEqual({ item: thorax?.items[2], card: thorax });
  expect(codesUnder('21-ANAT-THX')).toEqual(thorax?.items.map(({ code }) => code));
  expect(codesUnder('21-ANAT-THX-03')).toEqual(['21-ANAT-THX-03']);
  expect(sameItems('21-ANAT-THX-03')).toContain('21-ANAT-THX-03');
});

test('unknown codes and versions without cards give nothing', () => {
  expect(findItem('21-ANAT-THX')).toBeUndefined();
  expect(findCard('21-NONE')).toBeUndefined();
  expect(codesUnder('constructor')).toEqual([]);
  expect(cardsOf('2012', '_1', 'ANAT')).toEqual([]);
  expect(cardsOf('2021', '_2', 'ANAT')).toEqual([]);
  expect(itemsOf('SITE', 'ANAT')).toEqual([]);
});
