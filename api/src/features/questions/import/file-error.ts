import { ApiError } from '../../../http/errors.ts';
import { errorMessages } from '../error-messages.ts';

/** The file as a whole cannot be read (wrong encoding, unknown column, broken zip): the import ends here. */
export class FileError extends ApiError {
  constructor(words: string) {
    super(400, 'BAD_FILE', errorMessages.badFile({ words }));
  }
}
