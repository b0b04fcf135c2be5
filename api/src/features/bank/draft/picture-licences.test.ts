import { expect, test } from 'vitest';
import { findLicenceFault, LICENCES, maySell, readLicence } from 'schema/licences.ts';

const idOf = (text: string) => readLicence(text)?.id;

test.each([
  ['CC-BY-4.0', 'CC BY 4.0', 'cc by 4.0', 'CC_BY_4.0', 'Creative Commons Attribution 4.0 International'],
  [
    'CC-BY-4.0',
    'https://creativecommons.org/licenses/by/4.0/',
    'CC BY 4.0 licence',
    'Attribution 4.0 International (CC BY 4.0)',
  ],
  ['CC-BY-SA-3.0', 'CC BY-SA 3.0', 'cc-by-sa-3.0', 'CC-BY-SA-3.0-DE', 'CC BY-SA 3.0 IGO'],
  ['CC-BY-SA-4.0', 'Creative Commons Attribution-ShareAlike 4.0', 'creativecommons.org/licenses/by-sa/4.0'],
  ['CC-BY-NC-ND-4.0', 'CC BY-NC-ND 4.0', 'Creative Commons Attribution-NonCommercial-NoDerivatives 4.0'],
  ['CC0-1.0', 'CC0', 'cc0 1.0', 'CC Zero', 'https://creativecommons.org/publicdomain/zero/1.0/deed.en'],
  [
    'CC-PDM-1.0',
    'public domain',
    'Public Domain Mark 1.0',
    'PDM',
    'https://creativecommons.org/publicdomain/mark/1.0/',
  ],
  ['LicenseRef-Own', 'Own work', 'own', 'licenseref-own'],
  ['MIT', 'mit', 'MIT license'],
])('%s is read in its usual spellings', (id, ...spellings) => {
  expect(spellings.map(idOf)).toEqual(spellings.map(() => id));
});

test('what names no one licence is unknown', () => {
  const unknown = [
    'CC BY',
    'CC BY 9.0',
    'All rights reserved',
    '©',
    'constructor',
    'free',
    'CC BY 4.0 or CC0',
    'CC-BY-3.0-DEX',
  ];
  expect(unknown.map(findLicenceFault)).toEqual(unknown.map(() => 'UNKNOWN'));
});

test('only a known licence without NC and ND may be sold', () => {
  expect([undefined, null, '', ' '].map(findLicenceFault)).toEqual(['MISSING', 'MISSING', 'MISSING', 'MISSING']);
  expect(['CC BY-NC 4.0', 'CC BY-NC-ND 2.0', 'CC BY-ND 4.0'].map(findLicenceFault)).toEqual(['NC', 'NC', 'ND']);
  const sold = LICENCES.filter(({ id }) => maySell(id)).map(({ id }) => id);
  expect(sold).toContain('CC-BY-SA-2.5');
  expect(sold.filter((id) => /-N[CD]/.test(id))).toEqual([]);
});

test('each id and name is read as itself, and is stored as it is', () => {
  expect(LICENCES.map(({ id }) => idOf(id))).toEqual(LICENCES.map(({ id }) => id));
  expect(LICENCES.map(({ name }) => idOf(name))).toEqual(LICENCES.map(({ id }) => id));
});
