import { expect, test } from 'vitest';
import { envNames as apiNames } from '../../../api/src/testing/program.ts';
import { envNames as gatewayNames } from '../../../gateway/src/testing/program.ts';
import { fileOf } from './compose-file.ts';

/** The README's table: each variable with the programs that read it. */
const settings = [...fileOf('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) *\| ([^|]*?) *\|/gm)].flatMap(
  ([, names, programs]) =>
    names!.split(', ').map((name) => ({ name: name.replaceAll('`', '').trim(), programs: programs! })),
);

const PROGRAMS: [program: string, names: string[], said: RegExp][] = [
  ['api', apiNames, /\bapi\b|\beach\b|`admin`/],
  ['gateway', gatewayNames, /\bgateway\b|\beach\b/],
];

test.each(PROGRAMS)(
  'the README has a row for every setting of the %s, and none that it does not read',
  (_name, names, said) => {
    const listed = settings.filter(({ programs }) => said.test(programs)).map(({ name }) => name);
    expect([...new Set(listed)].toSorted()).toEqual(names.toSorted());
  },
);
