import type { Message } from '../../../http/messages.ts';
import { FileError } from '../files/file-error.ts';
import { MAX_LINE_CHARACTERS } from '../files/lines.ts';

/** Collects the text of a cell, piece by piece. Throws FileError with `tooLong` past the limit of a row. */
export class CellText {
  #text = '';
  readonly #tooLong: (max: number) => Message;

  constructor(tooLong: (max: number) => Message) {
    this.#tooLong = tooLong;
  }

  add(piece: string): void {
    this.#text += piece;
    if (this.#text.length > MAX_LINE_CHARACTERS) {
      throw new FileError(this.#tooLong(MAX_LINE_CHARACTERS));
    }
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
