import { z } from 'zod/mini';
import { readStored, store } from '../../../components/storage.ts';
import type { FileColumn } from '../transfer.ts';

/** By the name in the file: a column of the template, or OUT. */
export type Mapping = Record<string, string>;

/** Leaves a column out. */
export const OUT = '-';

const KEY = 'importMappings';
const MAX_KEPT = 20;

const plainName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
const headerOf = (columns: readonly FileColumn[]) => columns.map(({ name }) => plainName(name)).join('\n');

const kept = z.array(z.object({ header: z.string(), mapping: z.record(z.string(), z.string()) }));

function readKept(): z.infer<typeof kept> {
  try {
    return kept.parse(JSON.parse(readStored('localStorage', KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** The mapping that was used last for a file with these columns. */
export const lastMapping = (columns: readonly FileColumn[]): Mapping | undefined =>
  readKept().find(({ header }) => header === headerOf(columns))?.mapping;

export function keepMapping(columns: readonly FileColumn[], mapping: Mapping): void {
  const header = headerOf(columns);
  const others = readKept().filter((one) => one.header !== header);
  store('localStorage', KEY, JSON.stringify([{ header, mapping }, ...others].slice(0, MAX_KEPT)));
}

/** What the columns are read as, and where nobody knows, what they were last. */
export function startMapping(columns: readonly FileColumn[], last: Mapping = {}): Mapping {
  const known = columns.flatMap(({ name, column }): [string, string][] => {
    const choice = column === null ? last[plainName(name)] : column || OUT;
    return choice === undefined ? [] : [[plainName(name), choice]];
  });
  return Object.fromEntries(known);
}

/** Columns of one name are one choice. */
export const distinct = (columns: readonly FileColumn[]): (FileColumn & { key: string })[] => [
  ...new Map(columns.map((column) => [plainName(column.name), { ...column, key: plainName(column.name) }])).values(),
];

/** The lines of the setting: what differs from how the columns are read, and what the setting had of them. */
export function mapLines(columns: readonly FileColumn[], mapping: Mapping, before: string): string {
  const mapped = new Set(
    before.split('\n').map((line) => plainName(line.slice(0, Math.max(line.lastIndexOf('='), 0)))),
  );
  return distinct(columns)
    .filter(({ key, column }) => mapped.has(key) || mapping[key] !== (column === '' ? OUT : column))
    .map(({ key }) => `${key}=${mapping[key] === OUT ? '' : (mapping[key] ?? '')}`)
    .join('\n');
}

type Fault = 'unchosen' | 'twice' | 'noStem';

/** Why a mapping cannot be used yet. */
export function faultOf(columns: readonly FileColumn[], mapping: Mapping): Fault | undefined {
  const choices = distinct(columns).map(({ key }) => mapping[key]);
  if (choices.includes(undefined)) return 'unchosen';
  const read = choices.filter((choice) => choice !== OUT);
  if (new Set(read).size < read.length) return 'twice';
  return read.includes('stem') ? undefined : 'noStem';
}
