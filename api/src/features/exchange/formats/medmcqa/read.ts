import type { Readable } from 'node:stream';
import { readNumber } from 'text/number.ts';
import type { Message } from '../../../../http/messages.ts';
import { FileError } from '../../files/file-error.ts';
import { htmlFromText } from '../../../../texts/html.ts';
import { readJsonLines } from '../../files/json-lines.ts';
import { formatMessages } from '../messages.ts';
import { fileMessages, rowMessages } from '../../messages.ts';
import type { ImportOptions } from '../../import/options.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import subjects from './subjects.json' with { type: 'json' };
import { quote } from '../../files/quote.ts';

const OPTIONS = ['opa', 'opb', 'opc', 'opd'];
const FIELDS = new Set([...OPTIONS, ...'id question cop choice_type exp subject_name topic_name'.split(' ')]);
const ourSubjects = new Map(Object.entries(subjects));

/** `copBase`: whether `cop`, the key, counts from 0 or 1. A "multi" row has one key too, so all are SBAs. */
export async function* parseMedmcqa(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  const { copBase, defaults } = options;
  if (copBase === undefined) throw new FileError(fileMessages.copBase());
  for await (const row of readJsonLines(input)) {
    if ('refusal' in row) yield row;
    else yield { line: row.line, ...readRow(row.draft, copBase, defaults?.subject) };
  }
}

function readRow(
  row: Draft,
  copBase: 0 | 1,
  defaultSubject: string | undefined,
): { draft: Draft; notes: Message[] } | { refusal: Message } {
  const name = typeof row['subject_name'] === 'string' ? row['subject_name'].trim() : '';
  const subject = ourSubjects.get(name) ?? defaultSubject;
  if (!subject) return { refusal: rowMessages.unknownSubject({ subject: name }) };
  const cop = typeof row['cop'] === 'string' ? readNumber(row['cop']) : row['cop'];
  const key = typeof cop === 'number' ? cop - copBase : -1;
  if (!(Number.isInteger(key) && key >= 0 && key < OPTIONS.length)) {
    const to = copBase + OPTIONS.length - 1;
    return { refusal: formatMessages.badCop({ cop: JSON.stringify(row['cop'] ?? null), from: copBase, to }) };
  }
  const others = Object.keys(row).filter((field) => !FIELDS.has(field) && row[field] !== null && row[field] !== '');
  const option = others.find((field) => /^op[a-z]$/.test(field));
  if (option) return { refusal: formatMessages.optionLost({ field: option }) };
  const fields = others.map((field) => quote(field));
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
    notes: fields.length > 0 ? [formatMessages.fieldsLost({ fields })] : [],
  };
}
