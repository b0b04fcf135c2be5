import type { CellText } from './cell-text.ts';
import { closeTags, markOf, openTags, type FontMarks } from './font-marks.ts';

/** From `t` elements, without phonetic hints (`rPh`). Runs that are struck out, super- or subscript get a tag. */
export class RichText {
  readonly #text: CellText;
  #inText = false;
  #inPhonetic = false;
  #marks: FontMarks = [];

  constructor(text: CellText) {
    this.#text = text;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'r') this.#marks = [];
    const mark = markOf(name, attributes);
    if (mark && !this.#marks.includes(mark)) this.#marks = [...this.#marks, mark];
    if (name === 'rPh') this.#inPhonetic = true;
    if (name !== 't') return;
    this.#inText = true;
    if (!this.#inPhonetic) this.#text.add(openTags(this.#marks));
  }

  close(name: string): void {
    if (name === 't') {
      this.#inText = false;
      if (!this.#inPhonetic) this.#text.add(closeTags(this.#marks));
    }
    if (name === 'r' || name === 'si' || name === 'is') this.#marks = [];
    if (name === 'rPh') this.#inPhonetic = false;
  }

  add(text: string): void {
    if (this.#inText && !this.#inPhonetic) this.#text.add(text);
  }

  take = () => this.#text.take();
}
