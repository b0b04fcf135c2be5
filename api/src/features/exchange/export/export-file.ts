import type { Database } from '../../../db/connection.ts';
import { notFound } from '../../../http/errors.ts';
import { englishOf } from '../../../http/messages.ts';
import type { ImageFiles } from '../../images/index.ts';
import { type ExportFormat, loadWriter } from '../formats/index.ts';
import type { Writer } from '../formats/format.ts';
import { lossesOf, type Loss } from './losses.ts';
import { errorMessages } from './messages.ts';
import { readQuestions } from './read-questions.ts';
import type { Selection } from './selection.ts';
import { summarise } from './summary.ts';

export type Source = { db: Database; files: Pick<ImageFiles, 'original'> };

export type ExportedFile = {
  questions: number;
  withPictures: number;
  losses: Loss[];
  content: ReturnType<Writer>;
};

/** The file is made while it is read, and not further once `signal` aborts. Throws 404 if nothing is selected. */
export async function exportFile(
  { db, files }: Source,
  { format, selection }: { format: ExportFormat; selection: Selection },
  signal: AbortSignal,
): Promise<ExportedFile> {
  const summary = await summarise(db, selection);
  if (summary.questions === 0) throw notFound(errorMessages.empty());
  const losses = lossesOf(format, summary);
  const write = await loadWriter(format);
  const content = write(readQuestions(db, selection, signal), {
    summary,
    losses: losses.map(({ message }) => englishOf(message)),
    picture: (id) => files.original(id),
  });
  const { questions, withPictures } = summary;
  return { questions, withPictures, losses, content };
}
