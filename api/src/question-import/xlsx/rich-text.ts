import { MAX_LINE_CHARACTERS } from '../lines.ts';

/** Gathers the text of a cell from its `t` elements; phonetic hints (`rPh`) are not part of it. */
export class RichText {
  #text = '';
  #inText = false;
  #inPhonetic = false;

  open(name: string): void {
    if (name === 't') this.#inText = true;
    if (name === 'rPh') this.#inPhonetic = true;
  }

  close(name: string): void {
    if (name === 't') this.#inText = false;
    if (name === 'rPh') this.#inPhonetic = false;
  }

  add(text: string): void {
    if (this.#inText && !this.#inPhonetic && this.#text.length < MAX_LINE_CHARACTERS) this.#text += text;
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
