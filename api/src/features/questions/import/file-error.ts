import { ApiError } from '../../../http/errors.ts';

/** The file as a whole cannot be read (wrong encoding, unknown column, broken zip): the import ends here. */
export class FileError extends ApiError {
  constructor(message: string) {
    super(400, 'BAD_FILE', message);
  }
}
