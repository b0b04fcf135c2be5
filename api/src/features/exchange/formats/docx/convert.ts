import { readFile } from 'node:fs/promises';
import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import { type ConvertedDocument, toHtml } from './to-html.ts';

/** Word to HTML, at one go. Throws FileError if the document is broken. */
export async function convertDocument(path: string): Promise<ConvertedDocument> {
  try {
    return await toHtml(await readFile(path));
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(fileMessages.notADocument());
  }
}
