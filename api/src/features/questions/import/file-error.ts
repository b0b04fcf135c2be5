import { ApiError } from '../../../http/errors.ts';
import type { Message } from '../../../http/messages.ts';

/** The file as a whole cannot be read (wrong encoding, unknown column, broken zip), so the import stops. */
export class FileError extends ApiError {
  constructor(text: Message) {
    super(400, 'BAD_FILE', text);
  }
}
