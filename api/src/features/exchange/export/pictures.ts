import type { Readable } from 'node:stream';
import { pictureFileName } from '../picture-file-name.ts';
import { notFound } from '../../../http/errors.ts';
import type { Source } from './export-file.ts';
import { errorMessages } from './messages.ts';
import { readQuestions } from './read-questions.ts';
import type { Selection } from './selection.ts';
import { summarise } from './summary.ts';
import { type ZipEntry, zipOf } from '../files/write-zip.ts';

/** A zip archive of the pictures that the selection has, each under its public id. Throws 404 if it has none. */
export async function exportPictures(source: Source, selection: Selection, signal: AbortSignal): Promise<Readable> {
  const { withPictures } = await summarise(source.db, selection);
  if (withPictures === 0) throw notFound(errorMessages.noPictures());
  return zipOf(entries(source, selection, signal));
}

async function* entries({ db, files }: Source, selection: Selection, signal: AbortSignal): AsyncGenerator<ZipEntry> {
  const written = new Set<string>();
  for await (const batch of readQuestions(db, selection, signal)) {
    for (const { image } of batch.flatMap(({ media }) => media)) {
      const bytes = written.has(image) ? undefined : await files.original(image);
      if (bytes === undefined) continue;
      written.add(image);
      yield { name: pictureFileName(image), content: bytes, isCompressed: false };
    }
  }
}
