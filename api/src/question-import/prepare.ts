import { optionKey, questionSchema, subjects, type Question } from '../questions/index.ts';
import { answerKey, contentHash, foldBody } from './content-hash.ts';
import { cleanDraft } from './clean-draft.ts';
import type { RowDefaults } from './options.ts';
import type { Draft, ParsedRow, Refusal } from './parsed-row.ts';

/** A question that may enter the bank, with what it is recognised by. */
export type PreparedRow = { line: number; question: Question; hash: string; key: string };

/** Brings a row through the border: defaults, clean text, questionSchema. A refusal names every fault. */
export function prepareRow(row: ParsedRow, defaults: RowDefaults): PreparedRow | Refusal {
  if ('refusal' in row) return { line: row.line, reason: row.refusal };
  const parsed = questionSchema.safeParse(cleanDraft(withDefaults(row.draft, defaults)));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) => `${whichItem(path)}${message}`);
    return { line: row.line, reason: [...new Set(reasons)].join('; ') };
  }
  const question = parsed.data;
  const twins = twinOptions(question);
  if (twins) return { line: row.line, reason: `options ${twins} are the same` };
  return { line: row.line, question, hash: contentHash(question), key: answerKey(question.options) };
}

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

/** The professional year of a subject that is examined in one year only. */
function onlyYearOf(subject: unknown): string | undefined {
  const years = subjects.filter(({ code }) => code === subject);
  return years.length === 1 ? years[0]!.prof : undefined;
}

function whichItem(path: readonly PropertyKey[]): string {
  const [list, index] = path;
  if (typeof index !== 'number') return '';
  return list === 'options' ? `option ${optionKey(index)}: ` : `${String(list)} ${index + 1}: `;
}

/** Options that differ in markup alone: the border compares them as they are written. */
function twinOptions({ options }: Question): string | null {
  const texts = options.map(({ text }) => foldBody(text));
  const twin = texts.findIndex((text, index) => texts.indexOf(text) !== index);
  return twin < 0 ? null : `${optionKey(texts.indexOf(texts[twin]!))} and ${optionKey(twin)}`;
}
