import { cutText } from 'server/cut-text.ts';
import { FileError } from '../files/file-error.ts';
import type { Message } from '../../../http/messages.ts';
import type { ImportOptions } from '../import/options.ts';
import type { ParsedRow } from '../import/parsed-row.ts';
import { type HeaderFault, unreadColumn } from './template-columns.ts';

const SAMPLES = 3;
const MAX_SAMPLE = 80;
const MAX_ROWS = 300;
// A mapping takes no longer names, and no more of them.
const MAX_NAME = 250;
const MAX_COLUMNS = 100;

/**
 * The rows, the first with what the header says about the file. Where it cannot be read, throws FileError with each column and the
 * first cells that it has.
 */
export async function* withHeaderSamples(
  read: (options: ImportOptions) => AsyncIterable<ParsedRow>,
  options: ImportOptions,
): AsyncGenerator<ParsedRow> {
  let fault: HeaderFault | undefined;
  let rows = 0;
  const samples: string[][] = [];
  const notes: Message[] = [];
  const seen = new Set<string>();
  const callbacks = {
    onHeaderFault: (found: HeaderFault) => void (fault ??= found),
    // A document has a header for each table.
    onHeaderNote: (note: Message) => {
      const text = JSON.stringify(note);
      if (!seen.has(text)) notes.push(note);
      seen.add(text);
    },
  };
  for await (const row of read({ ...options, ...callbacks })) {
    if (!fault) {
      const fileWarnings = [...(row.fileWarnings ?? []), ...notes.splice(0)];
      yield fileWarnings.length > 0 ? { ...row, fileWarnings } : row;
      continue;
    }
    rows += 1;
    for (const index of fault.columns.keys()) takeSample((samples[index] ??= []), row.cells?.[unreadColumn(index)]);
    if (rows >= MAX_ROWS || samples.every((texts) => texts.length >= SAMPLES)) break;
  }
  if (!fault) return;
  const columns = fault.columns.map(({ name, column }, index) => ({
    name: cutText(name, MAX_NAME),
    column,
    samples: samples[index] ?? [],
  }));
  throw new FileError(fault.text, columns.length > MAX_COLUMNS ? undefined : columns);
}

function takeSample(texts: string[], cell = '') {
  const text = cutText(cell.trim(), MAX_SAMPLE);
  if (text !== '' && texts.length < SAMPLES && !texts.includes(text)) texts.push(text);
}
