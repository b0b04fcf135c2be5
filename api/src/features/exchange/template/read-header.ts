import { cutText } from 'server/cut-text.ts';
import { columnOfName, isNumbered, isSerialName } from './column-aliases.ts';
import type { Message } from '../../../http/messages.ts';
import { FileError } from '../files/file-error.ts';
import { fileMessages, type Names, headerMessages } from '../messages.ts';
import type { ImportOptions } from '../import/options.ts';
import {
  ANSWER,
  asName,
  asShown,
  isColumn,
  NUMBERED_ANSWER,
  templateColumns,
  unreadColumn,
} from './template-columns.ts';

const MAX_NAMED = 20;
const MAX_NAME = 60;

type HeaderOptions = Pick<ImportOptions, 'columnMap' | 'defaults' | 'onHeaderNote' | 'onHeaderFault'>;

/**
 * The columns in any order and case, by the template's names or those that people use; '' for ignored ones. What is unknown or
 * repeated, and a file without a stem, goes to `onHeaderFault`, and without one throws FileError.
 */
export function readHeader(cells: readonly string[], options: HeaderOptions = {}): string[] {
  const { columnMap, onHeaderNote } = options;
  const names = cells.map(asName);
  const shown = cells.map(asShown);
  const missing = [...(columnMap?.keys() ?? [])].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new FileError(fileMessages.mappedColumnMissing(listed(missing)));
  const columns = names.map((name) => columnMap?.get(name) ?? readName(name));
  const claims = claimsOf(shown, columns);
  const text = faultOf(shown, columns, claims);
  if (text) {
    // A mapping cannot tell columns of one name apart.
    if (!options.onHeaderFault || text.id === 'questions.file.columnTwice') throw new FileError(text);
    // A person has to say which of several is meant.
    const isClear = (column: string | undefined) => column !== undefined && (claims.get(column)?.size ?? 0) < 2;
    const readings = columns.map((column) => (isClear(column) ? column! : null));
    options.onHeaderFault({ text, columns: cells.map((name, index) => ({ name, column: readings[index]! })) });
    return names.map((_name, index) => unreadColumn(index));
  }
  const serial = shown.filter((_name, index) => columns[index] === '' && !columnMap?.has(names[index]!));
  if (serial.length > 0) onHeaderNote?.(headerMessages.serialNumbers(listed(serial)));
  const read = columns.map((column, index) => (column === 'correct' ? answerColumn(names, columns, index) : column!));
  const hasType = columns.includes('type') || options.defaults?.type !== undefined;
  if (!hasType && (read.includes(ANSWER) || read.includes(NUMBERED_ANSWER))) onHeaderNote?.(headerMessages.readAsSba());
  return read;
}

/** By the template's names alone; the stem may be missing. Throws FileError for others. */
export function readTemplateHeader(cells: readonly string[]): string[] {
  const names = cells.map(asName);
  const columns = names.map((name) => (isColumn(name) ? name : undefined));
  const text = unknownFault(names, columns) ?? repeatedFault(names, columns, claimsOf(names, columns));
  if (text) throw new FileError(text);
  return names;
}

const readName = (name: string) => columnOfName(name) ?? (isSerialName(name) ? '' : undefined);

/** Only the template's own `correct` promises letters. */
function answerColumn(names: readonly string[], columns: readonly (string | undefined)[], at: number): string {
  if (names[at] === 'correct') return 'correct';
  const options = names.filter((_name, index) => columns[index]?.startsWith('option_'));
  return options.length > 0 && options.every(isNumbered) ? NUMBERED_ANSWER : ANSWER;
}

type Columns = readonly (string | undefined)[];
/** By column, and by the name without its case. */
type Claims = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The names above each column of the template. */
function claimsOf(names: readonly string[], columns: Columns): Claims {
  const claims = new Map<string, Map<string, string>>();
  for (const [index, column] of columns.entries()) {
    if (column) claims.set(column, (claims.get(column) ?? new Map()).set(asName(names[index]!), names[index]!));
  }
  return claims;
}

const faultOf = (names: readonly string[], columns: Columns, claims: Claims): Message | undefined =>
  unknownFault(names, columns) ??
  repeatedFault(names, columns, claims) ??
  (claims.has('stem') ? undefined : fileMessages.noStem());

function unknownFault(names: readonly string[], columns: Columns): Message | undefined {
  const unknown = names.filter((_name, index) => columns[index] === undefined);
  if (unknown.includes('')) return fileMessages.columnWithoutName();
  if (unknown.length === 0) return undefined;
  // Of a row of questions a cell such as A or 5 may be the name of a column too.
  const isHeader = columns.filter(Boolean).length > 1 || names.some((name) => isColumn(asName(name)));
  return fileMessages.unknownColumns({ columns: listed(unknown), isHeader, known: templateColumns });
}

function repeatedFault(names: readonly string[], columns: Columns, claims: Claims): Message | undefined {
  const [column, claimants] = [...claims].find(([, { size }]) => size > 1) ?? [];
  if (column) return fileMessages.columnClaimed({ column, columns: listed([...claimants!.values()]) });
  const seen = new Set<string>();
  const twice = names.filter((name, index) => columns[index] && (seen.has(asName(name)) || !seen.add(asName(name))));
  return twice.length > 0 ? fileMessages.columnTwice(listed(twice)) : undefined;
}

function listed(names: readonly string[]): Names {
  const unique = [...new Set(names)];
  const first = unique.slice(0, MAX_NAMED).map((name) => cutText(name, MAX_NAME));
  return { names: first, more: unique.length - first.length };
}
