import type { Readable } from 'node:stream';
import { FileError } from '../file-error.ts';
import { htmlFromText } from '../html.ts';
import { readJsonLines } from '../json-lines.ts';
import type { ImportOptions } from '../options.ts';
import type { Draft, ParsedRow } from '../parsed-row.ts';
import subjects from './medmcqa-subjects.json' with { type: 'json' };

const OPTIONS = ['opa', 'opb', 'opc', 'opd'];
const ourSubjects = new Map(Object.entries(subjects));

/**
 * MedMCQA JSON Lines. `copBase` says whether `cop`, the key, counts from 0 or 1: copies of the set differ.
 * A "multi" row still has one key, so each is an SBA. Subjects that are not ours need a default subject.
 */
export async function* parseMedmcqa(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  const { copBase, defaults } = options;
  if (copBase === undefined) throw new FileError('Say whether cop counts from 0 or from 1.');
  for await (const row of readJsonLines(input)) {
    if ('refusal' in row) yield row;
    else yield { line: row.line, ...readRow(row.draft, copBase, defaults?.subject) };
  }
}

function readRow(
  row: Draft,
  copBase: 0 | 1,
  defaultSubject: string | undefined,
): { draft: Draft } | { refusal: string } {
  const name = typeof row['subject_name'] === 'string' ? row['subject_name'].trim() : '';
  const subject = ourSubjects.get(name) ?? defaultSubject;
  if (!subject) return { refusal: `subject_name "${name}" is none of our subjects: give a subject for such rows` };
  const cop = row['cop'] === '' || row['cop'] === null ? Number.NaN : Number(row['cop']);
  const key = cop - copBase;
  if (!(Number.isInteger(key) && key >= 0 && key < OPTIONS.length)) {
    return {
      refusal: `cop ${JSON.stringify(row['cop'] ?? null)} is no key from ${copBase} to ${copBase + OPTIONS.length - 1}`,
    };
  }
  const body = (name: string) => (typeof row[name] === 'string' ? htmlFromText(row[name]) : row[name]);
  return {
    draft: {
      type: 'SBA',
      subject,
      topic: row['topic_name'],
      stem: body('question'),
      options: OPTIONS.map((option, index) => ({ text: body(option), correct: index === key })),
      explanation: body('exp'),
    },
  };
}
