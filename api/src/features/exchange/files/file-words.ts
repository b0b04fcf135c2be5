import type { Message } from '../../../http/messages.ts';
import { fileMessages } from '../messages.ts';
import { workbookMessages } from '../sheet/messages.ts';
import { FileError } from './file-error.ts';

// Sheets, strings and styles are about ten levels deep.
export const MAX_DEPTH = 100;

/** What messages call a file of XML; `declared` refuses entities and types of its own, which xlsx is known to have. */
export type XmlWords = {
  broken: (error?: unknown) => never;
  tagTooLong: Message;
  tooDeep: Message;
  declared?: Message;
};
/** What they call an archive. */
export type ZipWords = Pick<XmlWords, 'broken'> & { tooLarge: Message; partTooLarge: (part: string) => Message };

/** Throws this message unless the error has one for people. */
export const refuseAs =
  (message: Message): XmlWords['broken'] =>
  (error) => {
    throw error instanceof FileError ? error : new FileError(message);
  };

export const xmlWords = (broken: Message): XmlWords => ({
  broken: refuseAs(broken),
  tagTooLong: fileMessages.xmlTagTooLong(),
  tooDeep: fileMessages.xmlTooDeep(),
  declared: fileMessages.xmlDeclares(),
});

const ARCHIVE: Omit<ZipWords, 'broken'> = {
  tooLarge: workbookMessages.workbookTooLarge(),
  partTooLarge: (part) => workbookMessages.partTooLarge({ part }),
};

export const XLSX_WORDS: XmlWords & ZipWords = {
  broken: refuseAs(workbookMessages.notAWorkbook()),
  tagTooLong: workbookMessages.tagTooLong(),
  tooDeep: workbookMessages.tooDeep({ max: MAX_DEPTH }),
  ...ARCHIVE,
};

export const ODS_WORDS: XmlWords & ZipWords = { ...xmlWords(workbookMessages.notAnOds()), ...ARCHIVE };
