import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kind, parse, visit } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/programs.ts';

const PRINTED = join(ROOT, 'schema/printed');
const DESCRIBED = new Set<string>([
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.DIRECTIVE_DEFINITION,
]);
const run = promisify(execFile);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'));
  cpSync(PRINTED, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes the schema as it stands, which must hold what is changed. */
function change(from: string, to: string) {
  const file = join(folder, 'schema.graphql');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The command as it is typed: what it says, and whether it went well. */
async function schema(...args: string[]) {
  const command = [join(ROOT, 'scripts/schema.ts'), ...args, '--folder', folder];
  try {
    const { stdout } = await run(process.execPath, command);
    return { ok: true, said: stdout };
  } catch (error) {
    return { ok: false, said: (error as { stderr: string }).stderr };
  }
}

test('the schema has everything that integrators were promised, by name, type and nullability', async () => {
  cpSync(join(ROOT, 'tests/contract/contract.graphql'), join(folder, 'released.graphql'));
  expect(await schema('check')).toEqual({ ok: true, said: '' });
});

const FIELD = '  """Its title."""\n  name: String!\n  """What it costs, by how long it lasts."""';
const BREAKING: [string, string, string, RegExp][] = [
  [
    'a field that goes',
    FIELD,
    '  """What it costs."""',
    /Field 'name' was removed from object type 'SubscriptionPlan'/,
  ],
  ['one that may be null', 'unreadable: Int!', 'unreadable: Int', /changed type from 'Int!' to 'Int'/],
  [
    'an argument that must be given',
    'board(\n',
    'board(\n    """New."""\n    year: Int!\n',
    /Argument 'year: Int!' added/,
  ],
  ['a value that goes', '  """Nagad."""\n  NOGOD\n', '', /Enum value 'NOGOD' was removed/],
];

describe('what breaks clients of the released schema', () => {
  test.each(BREAKING)('%s: is refused with what to do', async (_what, from, to, why) => {
    change(from, to);
    const { ok, said } = await schema('check');
    expect(ok).toBe(false);
    expect(said).toMatch(why);
    expect(said).toContain('@deprecated');
    expect(said).toContain('schema:release --breaking');
  });

  test('is released only as what it is', async () => {
    const [, from, to, why] = BREAKING[0]!;
    change(from, to);
    const released = textOf('released.graphql');
    expect((await schema('release', 'Tidied up')).said).toMatch(why);
    expect(textOf('released.graphql')).toBe(released);
    expect((await schema('release', '--breaking', 'Nobody used it')).ok).toBe(true);
    expect(textOf('CHANGELOG.md')).toMatch(/## \d{4}-\d\d-\d\d: Nobody used it\n\n- \*\*Breaking\*\*: /);
    expect(textOf('CHANGELOG.md')).toMatch(why);
    expect(await schema('check')).toEqual({ ok: true, said: '' });
  });
});

test('what is added passes, and a release says it above what was there before', async () => {
  expect((await schema('check')).ok).toBe(true);
  // What waits for a release in this repository goes out first: not ok where nothing does.
  await schema('release', 'Before');
  const before = textOf('CHANGELOG.md').split('\n## ').slice(1);
  change(FIELD, FIELD.replace('  """Its', '  """Its short name."""\n  shortName: String\n  """Its'));
  expect((await schema('check')).ok).toBe(true);
  expect(await schema('release')).toMatchObject({ ok: false, said: expect.stringContaining('needs a note') });
  expect(await schema('release', 'Plans have short names')).toMatchObject({ ok: true });
  const [entry, ...rest] = textOf('CHANGELOG.md').split('\n## ').slice(1);
  // Further additions may wait for a release.
  expect(entry).toMatch(
    /: Plans have short names\n\n(- .*\n)*- Field 'shortName' was added to object type 'SubscriptionPlan'/,
  );
  expect(rest).toEqual(before);
  expect(await schema('release', 'Again')).toMatchObject({ ok: false, said: expect.stringContaining('Nothing') });
});

test('every type, field, argument, value and directive is described', () => {
  const bare: string[] = [];
  visit(parse(readFileSync(join(PRINTED, 'schema.graphql'), 'utf8')), {
    enter(node, _key, _parent, _path, ancestors) {
      if (!DESCRIBED.has(node.kind) || ('description' in node && node.description?.value.trim())) return;
      const names = [...ancestors, node].flatMap((one) => ('name' in one && one.name ? one.name.value : []));
      bare.push(names.join('.'));
    },
  });
  expect(bare).toEqual([]);
});
