import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kind, parse, visit } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printSchema } from 'schema/graph.ts';
import { ROOT } from '../../scripts/programs.ts';

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

const printed = printSchema();
const CURRENT = 'current.graphql';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'));
  cpSync(join(ROOT, 'schema/released'), folder, { recursive: true });
  writeFileSync(join(folder, CURRENT), printed);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Fails if `from` is not in the schema. */
function change(from: string, to: string) {
  const text = textOf(CURRENT);
  expect(text).toContain(from);
  writeFileSync(join(folder, CURRENT), text.replace(from, to));
}
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Output and success of the command. */
async function schema(...args: string[]) {
  const options = ['--folder', folder, '--current', join(folder, CURRENT)];
  const command = [join(ROOT, 'scripts/schema.ts'), ...args, ...options];
  try {
    const { stdout } = await run(process.execPath, command);
    return { ok: true, output: stdout };
  } catch (error) {
    return { ok: false, output: (error as { stderr: string }).stderr };
  }
}

test('the schema has everything promised to integrators, by name, type and nullability', async () => {
  cpSync(join(ROOT, 'tests/contract/contract.graphql'), join(folder, 'schema.graphql'));
  expect(await schema('check')).toEqual({ ok: true, output: '' });
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

describe('a change that breaks clients of the released schema', () => {
  test.each(BREAKING)('%s: is rejected with advice', async (_what, from, to, why) => {
    change(from, to);
    const { ok, output } = await schema('check');
    expect(ok).toBe(false);
    expect(output).toMatch(why);
    expect(output).toContain('@deprecated');
    expect(output).toContain('schema:release --breaking');
  });

  test('is released only with --breaking', async () => {
    const [, from, to, why] = BREAKING[0]!;
    change(from, to);
    const released = textOf('schema.graphql');
    expect((await schema('release', 'Tidied up')).output).toMatch(why);
    expect(textOf('schema.graphql')).toBe(released);
    expect((await schema('release', '--breaking', 'Nobody used it')).ok).toBe(true);
    expect(textOf('CHANGELOG.md')).toMatch(/## \d{4}-\d\d-\d\d\n\nNobody used it\n\n- \*\*Breaking\*\*: /);
    expect(textOf('CHANGELOG.md')).toMatch(why);
    expect(await schema('check')).toEqual({ ok: true, output: '' });
  });
});

test('additions pass, and a release puts its note at the top of the changelog', async () => {
  expect((await schema('check')).ok).toBe(true);
  // First release pending changes of this repository; fails if there are none.
  await schema('release', 'Before');
  const before = textOf('CHANGELOG.md').split('\n## ').slice(1);
  change(FIELD, FIELD.replace('  """Its', '  """Its short name."""\n  shortName: String\n  """Its'));
  expect((await schema('check')).ok).toBe(true);
  expect(await schema('release')).toMatchObject({ ok: false, output: expect.stringContaining('needs a note') });
  expect(await schema('release', 'Plans have short names')).toMatchObject({ ok: true });
  const [entry, ...rest] = textOf('CHANGELOG.md').split('\n## ').slice(1);
  expect(entry).toMatch(/^\d{4}-\d\d-\d\d\n\nPlans have short names\n$/);
  expect(textOf('schema.graphql')).toContain('shortName: String');
  expect(rest).toEqual(before);
  expect(await schema('release', 'Again')).toMatchObject({ ok: false, output: expect.stringContaining('Nothing') });
});

test('every type, field, argument, value and directive is described', () => {
  const bare: string[] = [];
  visit(parse(printed), {
    enter(node, _key, _parent, _path, ancestors) {
      if (!DESCRIBED.has(node.kind) || ('description' in node && node.description?.value.trim())) return;
      const names = [...ancestors, node].flatMap((one) => ('name' in one && one.name ? one.name.value : []));
      bare.push(names.join('.'));
    },
  });
  expect(bare).toEqual([]);
});
