import { FileError } from '../file-error.ts';
import { MAX_LINE_CHARACTERS } from '../lines.ts';

/** The text of a cell, which comes in pieces. Past what a row may hold it throws FileError; `nameOf` says what it is. */
export class CellText {
  #text = '';
  readonly #nameOf: () => string;

  constructor(nameOf: () => string) {
    this.#nameOf = nameOf;
  }

  add(piece: string): void {
    this.#text += piece;
    if (this.#text.length > MAX_LINE_CHARACTERS) {
      throw new FileError(
        `${this.#nameOf()} is longer than ${MAX_LINE_CHARACTERS} characters: nothing after it was read.`,
      );
    }
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
