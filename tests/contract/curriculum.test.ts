import { describe, expect, test } from 'vitest';
import contract from 'schema/curriculum.json' with { type: 'json' };

const years = contract.professionalYears.map(({ code }) => code);
const codes = contract.subjects.map(({ code }) => code);

test('paths and keys follow the first curriculum', () => {
  expect(contract.curricula[0]).toMatchObject({
    version: 'SITE',
    subjects: {
      _1: ['ANAT', 'PHYS', 'BIOCHEM'],
      _2: ['PHRM', 'COMM'],
      _3: ['FM', 'PATH', 'MICRO'],
      _4: ['MED', 'SURG', 'OBG'],
    },
  });
});

test('no two curricula have the same version', () => {
  const versions = contract.curricula.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)]);
});

describe.each(contract.curricula)('the curriculum $version', ({ subjects, source, year, checkedAgainst }) => {
  test('has exactly the subjects of the bank, each in a professional year', () => {
    expect(Object.keys(subjects)).toEqual(years);
    expect([...new Set(Object.values(subjects).flat())].toSorted()).toEqual(codes.toSorted());
  });

  test('names its publisher and where its table was checked', () => {
    expect(source.length).toBeGreaterThan(10);
    if (year !== null) expect(checkedAgainst.length).toBeGreaterThan(0);
  });
});
