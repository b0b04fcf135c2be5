import { cutText } from 'server/cut-text.ts';
import type { z } from 'zod';
import type { Message } from '../../../http/messages.ts';
import { messageOf } from '../../../http/validate.ts';
import { subjects } from '../curriculum.ts';
import { optionKey, questionSchema, type Question } from '../question.ts';
import { answerKey, contentHash, foldOptions, hashWithoutStrikes, spellingOf } from './content-hash.ts';
import { cleanDraft, type CleanDraft } from './clean-draft.ts';
import { checkTexts } from './damaged/damaged-text.ts';
import { rowMessages } from './messages.ts';
import type { RowDefaults } from './options.ts';
import type { Draft, ParsedRow, Refusal } from './parsed-row.ts';
import { findRawMarkup } from './raw-markup.ts';

// Reasons quote the input, which may be a megabyte.
const MAX_QUOTE = 1_000;
const MAX_REASONS = 500;

/** A valid question, with the hashes that identify it. */
export type PreparedQuestion = {
  question: Question;
  hash: string;
  hashWithoutStrikes: string | undefined;
  key: string;
  spelling: string;
  /** Warnings do not refuse the question. */
  warnings: Message[];
};
export type PreparedRow = PreparedQuestion & { line: number; at?: Message };

export type PrepareOptions = {
  defaults?: RowDefaults;
  /** Papers of later years are refused. */
  thisYear: number;
  dropPictures?: boolean;
};

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

type Rejection = { reason: Message; hasPictures?: boolean };

export function prepareDraft(
  draft: Draft,
  { thisYear, dropPictures }: PrepareOptions,
  pictures: readonly Message[] = [],
): PreparedQuestion | Rejection {
  const clean = cleanDraft(draft);
  clean.pictures.push(...pictures);
  const damage = checkTexts(draft, clean.draft);
  const parsed = questionSchema.safeParse(clean.draft);
  const reasons = parsed.success ? [] : parsed.error.issues.map(inItem);
  const hasPictures = clean.pictures.length > 0 && !dropPictures;
  reasons.push(
    ...clean.faults,
    ...damage.refusals,
    ...(hasPictures ? clean.pictures.map((loss) => rowMessages.cannotBeKept({ loss })) : []),
  );
  if (!parsed.success || reasons.length > 0)
    return { reason: rowMessages.several({ messages: unique(reasons) }), hasPictures };
  const question = parsed.data;
  const { faults, sounds, warnings } = findRawMarkup(question);
  if (faults.length > 0) return { reason: rowMessages.several({ messages: faults }) };
  if (sounds.length > 0 && !dropPictures) {
    return { reason: rowMessages.cannotBeKept({ loss: sounds[0]! }), hasPictures: true };
  }
  const twins = twinOptions(foldOptions(question.options));
  if (twins) return { reason: rowMessages.sameOptions(twins) };
  const late = question.appearances.find(({ year }) => year > thisYear);
  if (late) return { reason: rowMessages.yearToCome({ year: late.year, thisYear }) };
  return {
    question,
    hash: contentHash(question),
    hashWithoutStrikes: hashWithoutStrikes(question),
    key: answerKey(question.options),
    spelling: spellingOf(question.options),
    warnings: [
      ...lossesOf(clean),
      ...sounds.map((loss) => rowMessages.dropped({ losses: [loss] })),
      ...damage.warnings,
      ...warnings,
      ...alikeOptions(question),
    ],
  };
}

const lossesOf = ({ pictures, dropped }: CleanDraft): Message[] =>
  pictures.length + dropped.length === 0 ? [] : [rowMessages.dropped({ losses: [...pictures, ...dropped] })];

function alikeOptions(question: Question): Message[] {
  const alike = twinOptions(foldOptions(question.options).map((text) => text.toLowerCase()));
  return alike ? [rowMessages.alikeOptions(alike)] : [];
}

export const lengthOf = ({ stem, explanation = '', options, parts }: Question) =>
  [stem, explanation, ...options.flatMap(({ text, reason = '' }) => [text, reason])].join('').length +
  parts.reduce((sum, { text, points }) => sum + text.length + points.join('').length, 0);

function withDefaults(draft: Draft, defaults: RowDefaults): Draft {
  const { board, year, sitting, ...named } = defaults;
  const full: Draft = { ...named, ...withoutBlanks(draft) };
  if (board && year && full['appearances'] === undefined) {
    full['appearances'] = [sitting ? { board, year, sitting } : { board, year }];
  }
  if (full['prof'] === undefined) full['prof'] = onlyYearOf(full['subject']) ?? 'any';
  return full;
}

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

/** Names the option, part or paper that the problem is in. */
function inItem(issue: z.core.$ZodIssue): Message {
  const [list, index] = issue.path;
  const message = messageOf(issue);
  if (typeof index !== 'number') return message;
  if (list === 'options') return rowMessages.inOption({ option: optionKey(index), message });
  return rowMessages.inItem({ list: list === 'media' ? 'picture' : String(list), number: index + 1, message });
}

const unique = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((message) => [JSON.stringify(message), message])).values(),
];

/** The first two options with equal texts. */
function twinOptions(texts: readonly string[]) {
  const twin = texts.findIndex((text, index) => texts.indexOf(text) !== index);
  return twin < 0 ? null : { one: optionKey(texts.indexOf(texts[twin]!)), other: optionKey(twin) };
}
