import type { ChildNode, Document, Element } from 'domhandler';
import { DomUtils, ElementType } from 'htmlparser2';
import { isSymbolFont, showSymbols } from '../symbol-font.ts';
import { escapeText, escapeValue } from './escape.ts';
import { lossesOfElement, SPAN, type Loss, type NoteLoss } from './losses.ts';
import { writeFormula, type Writer } from './mathml.ts';
import type { Profile } from './profile.ts';
import { readStyle, type Letters } from './read-style.ts';
import { scriptText, struckText } from './scripts.ts';
import { LAYOUT_TAGS, OTHER_BLOCKS, UNSEEN_TAGS } from './tags.ts';

type Mark = 's' | 'sup' | 'sub';
type Context = {
  marks: readonly Mark[];
  isPreformatted: boolean;
  letters: Letters | undefined;
  /** The font of symbols that the text is in. */
  symbols: string | undefined;
};

// Wider than any card shows, and narrow enough for browsers.
export const MAX_COLUMNS = 50;
/** Stands between the blocks of text without markup, where line breaks are the text's own. */
export const BREAK = '\u001E';
const VOID = new Set(['br', 'hr', 'img']);
const BLOCKS: ReadonlySet<string> = new Set(OTHER_BLOCKS);
const CELLS = new Set(['td', 'th']);
/** What is lost with an attribute that the profile does not keep. */
const CARRIERS: ReadonlyMap<Loss, string> = new Map([
  ['link', 'href'],
  ['picture', 'src'],
  ['abbreviation', 'title'],
]);

const NO_CONTEXT: Context = { marks: [], isPreformatted: false, letters: undefined, symbols: undefined };

const isElement = (node: ChildNode): node is Element => 'attribs' in node;
const hasLayout = (node: ChildNode): boolean =>
  isElement(node) && (LAYOUT_TAGS.has(node.name) || node.children.some(hasLayout));
const isStruckTag = (name: string) => ['s', 'del', 'strike'].includes(name);

const symbolsOf = (font: string | undefined, { symbols }: Context) =>
  font === undefined ? symbols : isSymbolFont(font) ? font : undefined;

function readShown(text: string, { letters, symbols }: Context): string {
  const shown = symbols === undefined ? text : showSymbols(text, symbols);
  if (letters === 'upper') return shown.toUpperCase();
  return letters === 'lower' ? shown.toLowerCase() : shown;
}

/**
 * Writes a parsed text with what a browser shows of it: styles that strike, raise or lower become elements, hidden parts go,
 * formulas become a line, blocks keep their breaks. Notes what is lost. The result is not safe yet.
 */
export class HtmlWriter {
  readonly profile: Profile;
  readonly note: NoteLoss;
  readonly isPlain: boolean;
  readonly writer: Writer;

  constructor(profile: Profile, note: NoteLoss) {
    this.profile = profile;
    this.note = note;
    this.isPlain = profile.tags.size === 0;
    this.writer = {
      text: (text) => (this.isPlain ? text : escapeText(text)),
      shifted: (shift, content) => this.wrap(shift, content),
    };
  }

  write(document: Document): string {
    return this.writeAll(document.children, NO_CONTEXT);
  }

  /** Marks go around each run of inline nodes, because they may not hold blocks. */
  private writeAll(nodes: readonly ChildNode[], context: Context): string {
    if (context.marks.length === 0) return nodes.map((node) => this.writeNode(node, context)).join('');
    const unmarked = { ...context, marks: [] };
    let html = '';
    let run = '';
    const endRun = () => {
      html += run.trim() === '' ? run : context.marks.reduce((inner, mark) => this.wrap(mark, inner), run);
      run = '';
    };
    for (const node of nodes) {
      if (!hasLayout(node)) run += this.writeNode(node, unmarked);
      else {
        endRun();
        html += this.writeNode(node, context);
      }
    }
    endRun();
    return html;
  }

  private writeNode(node: ChildNode, context: Context): string {
    if (node.type === ElementType.Text) {
      const text = this.writer.text(readShown(node.data, context));
      return context.isPreformatted && !this.isPlain ? text.replace(/\n/g, '<br />') : text;
    }
    if (!isElement(node)) return '';
    const { isStruck, shift, isHidden, letters, isReversed, font } = readStyle(node.attribs['style'] ?? '');
    this.noteLosses(node);
    if (isReversed) this.note('direction');
    if (isHidden || 'hidden' in node.attribs || (node.name === 'dialog' && !('open' in node.attribs))) {
      if (DomUtils.textContent(node).trim() !== '') this.note('hiddenText');
      return '';
    }
    if (UNSEEN_TAGS.has(node.name)) return '';
    if (node.name === 'math') {
      this.note('formula');
      return writeFormula(node, this.writer);
    }
    const own: Mark[] = [];
    if (isStruck && !isStruckTag(node.name)) own.push('s');
    // A block is not raised by its style, and a cell's text is not either.
    if (shift && !LAYOUT_TAGS.has(node.name) && node.name !== shift) own.push(shift);
    return this.writeElement(node, {
      marks: [...context.marks.filter((mark) => !own.includes(mark)), ...own],
      isPreformatted: context.isPreformatted || ['pre', 'listing'].includes(node.name),
      letters: letters ?? context.letters,
      symbols: symbolsOf(font ?? node.attribs['face'], context),
    });
  }

  private writeElement(node: Element, context: Context): string {
    const { name, children, attribs } = node;
    const known = this.profile.tags.has(name) ? name : this.profile.renamed[name];
    if (known === undefined && !this.isPlain && BLOCKS.has(name) && children.some(hasLayout)) {
      return this.unwrapBlock(children, context);
    }
    const inner = this.writeAll(children, context);
    if (known === 'img' && !this.isKept('img', 'src', attribs)) return this.writer.text(attribs['alt'] ?? '');
    if (known === 'a' && !this.isKept('a', 'href', attribs)) return inner;
    if (known !== undefined) return this.wrap(known, inner, known === 'img' ? { alt: '', ...attribs } : attribs);
    if (name === 'q') return `“${inner}”`;
    if (name === 'rt') return ` (${inner})`;
    if (this.isPlain) return this.writePlain(name, inner);
    if (name === 'hr') return '<br />';
    if (CELLS.has(name)) return ` ${inner} `;
    return BLOCKS.has(name) || name === 'tr' || name === 'caption' ? this.wrap('p', inner) : inner;
  }

  /** A block around blocks: what stands loose between them becomes paragraphs. */
  private unwrapBlock(children: readonly ChildNode[], context: Context): string {
    const runs: { isLoose: boolean; nodes: ChildNode[] }[] = [];
    for (const child of children) {
      const isLoose = !hasLayout(child) || (isElement(child) && child.name === 'br');
      const last = runs.at(-1);
      if (isLoose && last?.isLoose) last.nodes.push(child);
      else runs.push({ isLoose, nodes: [child] });
    }
    const write = ({ isLoose, nodes }: (typeof runs)[number]) => {
      const inner = this.writeAll(nodes, context);
      return isLoose && inner.trim() !== '' ? this.wrap('p', inner) : inner;
    };
    return runs.map(write).join('');
  }

  private writePlain(name: string, inner: string): string {
    if (isStruckTag(name)) return this.wrap('s', inner);
    if (name === 'sup' || name === 'sub') return this.wrap(name, inner);
    return LAYOUT_TAGS.has(name) ? BREAK + inner + BREAK : inner;
  }

  private wrap(name: string, inner: string, attributes: Record<string, string> = {}): string {
    if (this.isPlain) {
      if (name !== 's') return scriptText(name as 'sup' | 'sub', inner);
      this.note('strike');
      return struckText(inner);
    }
    const kept = Object.entries(attributes).filter(([attribute]) => this.formOf(name, attribute));
    const list = kept.map(([attribute, value]) => ` ${attribute}="${escapeValue(value)}"`).join('');
    return VOID.has(name) ? `<${name}${list} />` : `<${name}${list}>${inner}</${name}>`;
  }

  private formOf(name: string, attribute: string): RegExp | undefined {
    return this.profile.attributes[name]?.[attribute] ?? this.profile.attributes['*']?.[attribute];
  }

  private isKept(name: string, attribute: string, attributes: Record<string, string>): boolean {
    const value = attributes[attribute];
    return this.profile.tags.has(name) && value !== undefined && !!this.formOf(name, attribute)?.test(value);
  }

  private noteLosses(node: Element): void {
    for (const loss of lossesOfElement(node.name, node.attribs)) {
      const attribute = CARRIERS.get(loss);
      if (attribute === undefined || !this.isKept(node.name, attribute, node.attribs)) this.note(loss);
    }
    if (node.name === 'table') this.noteTable(node);
  }

  private noteTable(table: Element): void {
    if (!this.profile.tags.has('table')) this.note('table');
    if (DomUtils.getElementsByTagName('table', table.children).length > 0) this.note('tableInTable');
    for (const row of DomUtils.getElementsByTagName('tr', table.children)) {
      const cells = row.children.filter((cell): cell is Element => isElement(cell) && CELLS.has(cell.name));
      const columns = cells.reduce(
        (sum, { attribs }) => sum + (SPAN.test(attribs['colspan'] ?? '') ? Number(attribs['colspan']) : 1),
        0,
      );
      if (columns > MAX_COLUMNS) this.note('wideTable');
    }
  }
}
