import { isSymbolFont, showSymbols } from 'text/symbol-font.ts';
import type { CellText } from '../../sheet/cell-text.ts';
import { closeTags, markOf, openTags, runs, type FontMarks } from '../../sheet/font-marks.ts';

/** From `t` elements, without phonetic hints (`rPh`). Runs that are struck out, super- or subscript get a tag. */
export class RichText {
  readonly #text: CellText;
  #inText = false;
  #inPhonetic = false;
  #hasRuns = false;
  #inRun = false;
  #hasFont = false;
  #marks: FontMarks = [];
  #symbols: string | undefined;

  constructor(text: CellText) {
    this.#text = text;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'r') {
      if (!this.#hasRuns) this.#text.add(runs.begin);
      this.#hasRuns = true;
      this.#inRun = true;
      this.#hasFont = false;
      this.#marks = [];
      this.#symbols = undefined;
    }
    if (name === 'rPr') this.#hasFont = true;
    const mark = markOf(name, attributes);
    if (mark && !this.#marks.includes(mark)) this.#marks = [...this.#marks, mark];
    if (name === 'rFont') this.#symbols = isSymbolFont(attributes['val'] ?? '') ? attributes['val'] : undefined;
    if (name === 'rPh') this.#inPhonetic = true;
    if (name !== 't') return;
    this.#inText = true;
    if (!this.#inPhonetic) this.#text.add(this.#isPlainRun() ? runs.start : openTags(this.#marks));
  }

  close(name: string): void {
    if (name === 't') {
      this.#inText = false;
      if (!this.#inPhonetic) this.#text.add(this.#isPlainRun() ? runs.end : closeTags(this.#marks));
    }
    if (name === 'r' || name === 'si' || name === 'is') {
      this.#marks = [];
      this.#symbols = undefined;
      this.#inRun = false;
    }
    if (name === 'si' || name === 'is') this.#hasRuns = false;
    if (name === 'rPh') this.#inPhonetic = false;
  }

  #isPlainRun = () => this.#inRun && !this.#hasFont;

  add(text: string): void {
    if (this.#inText && !this.#inPhonetic)
      this.#text.add(this.#symbols === undefined ? text : showSymbols(text, this.#symbols));
  }

  take = () => this.#text.take();
}
