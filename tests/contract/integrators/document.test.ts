import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES } from 'schema/error-codes.ts';
import { printDocument } from 'schema/rest/join.ts';
import { describe, expect, test } from 'vitest';
import { CUTS, WIDTHS } from '../../../api/src/testing/program.ts';
import { ROOT } from '../../../scripts/programs.ts';
import { examples, tableOf } from './document.ts';

const SOURCES = join(ROOT, 'gateway/src');
const sources = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !/^testing\/|\.test\.ts$|generated/.test(file));
const source = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

// Apollo Server's `ApolloServerErrorCode`, except for persisted queries, which are always on.
const OF_APOLLO = [
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'INTERNAL_SERVER_ERROR',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
];

test('the table of errors has exactly the codes of the gateway', () => {
  const gatewayCodes = sources.flatMap((file) => [
    ...source(file).matchAll(/\bcode: '([A-Z_]+)'|\bcoded\([^)]*'([A-Z_]+)'|\bgraphqlError\(\s*'([A-Z_]+)'/g),
  ]);
  const codes = new Set([...OF_APOLLO, ...ERROR_CODES, ...gatewayCodes.map(([, ...groups]) => groups.find(Boolean)!)]);
  expect(codes.size).toBeGreaterThan(15);
  const documentedCodes = tableOf('Errors').map(([code]) => code!);
  expect(documentedCodes.toSorted()).toEqual([...codes].toSorted());
});

test('the table of limits has every limit of a client or a document with its value', async () => {
  const rows = new Map(tableOf('Limits').map(([name, value]) => [name!, value!]));
  const settings = await Promise.all(
    globSync('**/settings.ts', { cwd: SOURCES }).map(
      async (file) => (await import(join(SOURCES, file))) as Record<string, unknown>,
    ),
  );
  const limits = settings
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('_LIMITS'))
    .flatMap(([, values]) => Object.entries(values as Record<string, number>));
  expect(limits.length).toBeGreaterThan(10);
  for (const [name, value] of limits) expect([name, rows.get(name)]).toEqual([name, inWords(name, value)]);
});

describe('the sizes of pictures', () => {
  const all = [WIDTHS, CUTS.map(({ width, height }) => `${width} x ${height}`)].map(listSizes);

  test('are in the guide and in the OpenAPI document', () => {
    const [integrators, openapi] = [readFileSync(join(ROOT, 'docs/integrators.md'), 'utf8'), printDocument()].map(
      (text) => text.replaceAll(/\s+/g, ' '),
    );
    for (const sizes of all) {
      expect(integrators!.replaceAll(' or ', ' and ')).toContain(sizes);
      expect(openapi).toContain(sizes);
    }
  });

  test('include all that the web client requests', () => {
    const requestedSizes = globSync('web/src/**/*.{graphql,ts,tsx}', { cwd: ROOT })
      .filter((file) => !/generated|test/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(ROOT, file), 'utf8').matchAll(
          /\burl\((?:width: (\d+))?(?:, )?(?:height: (\d+))?\)|\?w=(\d+)/g,
        ),
      ])
      .map(([, width, height, icon]) => ({ width: Number(width ?? icon), ...(height && { height: Number(height) }) }));
    expect(requestedSizes.length).toBeGreaterThanOrEqual(5);
    const made = [...CUTS, ...WIDTHS.map((width) => ({ width }))];
    for (const size of requestedSizes) expect(made).toContainEqual(size);
  });
});

function listSizes(items: (string | number)[]) {
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function inWords(name: string, value: number): string {
  if (name.endsWith('Ms')) return `${value / 1000} s`;
  if (name.endsWith('Bytes')) return value % 2 ** 20 === 0 ? `${value / 2 ** 20} MB` : `${value / 1024} kB`;
  return value.toLocaleString('en');
}

test('there is an example in each language, with its expected output', () => {
  const all = examples();
  expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['sh', 'ts', 'python', 'js']));
  for (const { name, isLive, prints } of all) expect(prints !== undefined, name).toBe(!isLive);
});
