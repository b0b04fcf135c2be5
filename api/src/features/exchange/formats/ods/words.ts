import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import { workbookMessages } from '../../sheet/messages.ts';

/** What the messages call an OpenDocument spreadsheet. */
export const ODS_WORDS = {
  broken(error?: unknown): never {
    if (error instanceof FileError) throw error;
    throw new FileError(workbookMessages.notAnOds());
  },
  tagTooLong: fileMessages.xmlTagTooLong(),
  tooDeep: fileMessages.xmlTooDeep(),
  declared: fileMessages.xmlDeclares(),
  tooLarge: workbookMessages.workbookTooLarge(),
  partTooLarge: (part: string) => workbookMessages.partTooLarge({ part }),
};
