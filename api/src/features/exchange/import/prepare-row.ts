import { subjects } from 'question/curriculum.ts';
import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../http/messages.ts';
import {
  type Draft,
  type DraftOptions,
  prepareDraft,
  type PreparedQuestion,
  type Question,
} from '../../bank/draft/index.ts';
import { rowMessages } from '../messages.ts';
import type { RowDefaults } from './options.ts';
import type { ParsedRow, Refusal } from './parsed-row.ts';

// Reasons quote the input, which may be a megabyte.
const MAX_QUOTE = 1_000;
const MAX_REASONS = 500;

export type PreparedRow = PreparedQuestion & { line: number; at?: Message };

export type PrepareOptions = DraftOptions & { defaults?: RowDefaults };

/** Validates a row: applies defaults, cleans its text, checks questionSchema. A refusal lists every problem. */
export function prepareRow(row: ParsedRow, options: PrepareOptions): PreparedRow | Refusal {
  const prepared = prepare(row, options);
  const place = { line: row.line, ...(row.at && { at: row.at }) };
  if (!('hash' in prepared)) return { ...place, reason: short(prepared.reason) };
  const notes = 'draft' in row ? (row.notes ?? []) : [];
  return { ...prepared, ...place, warnings: [...prepared.warnings, ...notes].map(short) };
}

/** Truncates what a message quotes to the length that a report shows. */
const short = ({ id, params }: Message): Message => ({ id, params: cut(params) as Message['params'] });

function cut(value: unknown): unknown {
  // A copy, because a slice keeps the whole string in memory.
  if (typeof value === 'string') return Buffer.from(cutText(value, MAX_QUOTE)).toString();
  if (Array.isArray(value)) return value.slice(0, MAX_REASONS).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item)]));
}

function prepare(row: ParsedRow, options: PrepareOptions) {
  if ('refusal' in row) return { reason: row.refusal };
  const prepared = prepareDraft(withDefaults(row.draft, options.defaults ?? {}), options, row.pictures);
  if ('hash' in prepared || !prepared.hasPictures) return prepared;
  return { reason: rowMessages.dropPictures({ message: prepared.reason }) };
}

export const lengthOf = ({ stem, explanation = '', explanation_bn: explanationBn = '', options, parts }: Question) =>
  [stem, explanation, explanationBn, ...options.flatMap(({ text, reason = '' }) => [text, reason])].join('').length +
  parts.reduce((sum, { text, points }) => sum + text.length + points.join('').length, 0);

function withDefaults(draft: Draft, defaults: RowDefaults): Draft {
  const { board, year, sitting, picture_source: source, picture_licence: licence, ...named } = defaults;
  const full: Draft = { ...named, ...withoutBlanks(draft) };
  if (board && year && full['appearances'] === undefined) {
    full['appearances'] = [sitting ? { board, year, sitting } : { board, year }];
  }
  if (source ?? licence)
    full['media'] = withLicence(full['media'], { ...(source && { source }), ...(licence && { licence }) });
  if (full['prof'] === undefined) full['prof'] = onlyYearOf(full['subject']) ?? 'any';
  return full;
}

/** Foreign formats and files from before licences say nothing of them. */
const withLicence = (media: unknown, defaults: Draft): unknown =>
  Array.isArray(media) ? media.map((one: Draft) => ({ ...defaults, ...withoutBlanks(one) })) : media;

const withoutBlanks = (draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Undefined if the subject is examined in several years. */
function onlyYearOf(subject: unknown): string | undefined {
  const years = subjects.filter(({ code }) => code === subject);
  return years.length === 1 ? years[0]!.prof : undefined;
}
