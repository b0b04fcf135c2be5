import { expect, test } from 'vitest';
import { envNames as apiNames } from '../../../api/src/testing/program.ts';
import { envNames as gatewayNames } from '../../../gateway/src/testing/program.ts';
import { fileOf } from './compose-file.ts';

const PROGRAMS: [heading: string, names: string[]][] = [
  ['API', apiNames],
  ['Gateway', gatewayNames],
];

test.each(PROGRAMS)('docs/settings.md has exactly the settings of the %s', (heading, names) => {
  const [, section = ''] = fileOf('docs/settings.md').split(`\n## ${heading}\n`);
  const rows = section.split('\n## ')[0]!.matchAll(/^\| `([A-Z_]+)` *\| *\S.*?\| *\S.*\|$/gm);
  expect([...rows].map(([, name]) => name!)).toEqual(names);
});
