import { isSymbolFont, showSymbols } from 'text/symbol-font.ts';
import { CellText } from '../../sheet/cell-text.ts';
import { closeTags, openTags, type FontMarks } from '../../sheet/font-marks.ts';
import { marksOf, withStyles, type Attributes, type OdsStyles, type TextStyle } from './styles.ts';

// Their paragraphs are no text of the cell.
const ASIDE = new Set(['annotation', 'note', 'frame', 'custom-shape', 'g', 'shapes', 'tracked-changes']);
const MAX_SPACES = 1_000;

function showPiece(piece: string, { font = '', letters }: TextStyle): string {
  const shown = isSymbolFont(font) ? showSymbols(piece, font) : piece;
  return letters === 'upper' ? shown.toUpperCase() : letters === 'lower' ? shown.toLowerCase() : shown;
}

/** The paragraphs of a cell as lines; runs that are struck out, raised or lowered get a tag. */
export class OdsCellText {
  readonly #text: CellText;
  readonly #styles: OdsStyles;
  #stack: TextStyle[] = [];
  #aside = 0;
  #marks: FontMarks = [];
  #afterSpace = true;
  paragraphs = 0;
  hasHiddenText = false;

  constructor(text: CellText, styles: OdsStyles) {
    this.#text = text;
    this.#styles = styles;
  }

  begin(cellStyle: TextStyle): void {
    this.#stack = [cellStyle];
    this.#marks = [];
    this.paragraphs = 0;
    this.hasHiddenText = false;
    this.#text.take();
  }

  open(name: string, attributes: Attributes): void {
    if (ASIDE.has(name)) this.#aside += 1;
    if (this.#aside > 0) return;
    if (name === 'p' || name === 'h') {
      if (this.paragraphs > 0) this.#text.add('\n');
      this.paragraphs += 1;
      this.#afterSpace = true;
    }
    if (name === 'span') this.#push(this.#styles.resolve('text', attributes['style-name'] ?? ''));
    if (name === 's') this.#add(' '.repeat(Math.min(Number(attributes['c'] ?? 1) || 1, MAX_SPACES)));
    if (name === 'tab') this.#add('\t');
    if (name === 'line-break') this.#add('\n');
    if (name === 'ruby-text') this.#add(' (');
  }

  close(name: string): void {
    if (ASIDE.has(name)) this.#aside -= 1;
    else if (this.#aside > 0) return;
    if (name === 'span') this.#stack.pop();
    if (name === 'ruby-text') this.#add(')');
    if (name === 'p' || name === 'h') this.#mark([]);
  }

  /** White space in the file counts as one space, and none at the beginning of a paragraph. */
  add(text: string): void {
    if (this.#aside > 0 || this.paragraphs === 0) return;
    const single = text.replace(/[ \t\r\n]+/g, ' ');
    const piece = this.#afterSpace ? single.replace(/^ /, '') : single;
    if (piece === '') return;
    this.#add(piece);
    this.#afterSpace = piece.endsWith(' ');
  }

  #push(style: TextStyle): void {
    this.#stack.push(withStyles(this.#stack.at(-1)!, style));
  }

  #add(piece: string): void {
    const style = this.#stack.at(-1)!;
    if (style.isHidden) this.hasHiddenText = true;
    if (piece.trim() !== '') this.#mark(marksOf(style));
    this.#text.add(showPiece(piece, style));
    this.#afterSpace = false;
  }

  #mark(marks: FontMarks): void {
    if (marks.join() === this.#marks.join()) return;
    this.#text.add(closeTags(this.#marks) + openTags(marks));
    this.#marks = marks;
  }

  take = () => this.#text.take();
}
