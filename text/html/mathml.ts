import type { ChildNode, Element } from 'domhandler';
import { DomUtils, ElementType } from 'htmlparser2';
import { UNSEEN_TAGS } from './tags.ts';

/** How text, and what is raised or lowered, is written. */
export type Writer = { text: (text: string) => string; shifted: (shift: 'sup' | 'sub', content: string) => string };

const SHIFTS: ReadonlyMap<string, readonly ('sup' | 'sub')[]> = new Map([
  ['msup', ['sup']],
  ['msub', ['sub']],
  ['msubsup', ['sub', 'sup']],
  ['munder', ['sub']],
  ['munderover', ['sub', 'sup']],
]);
const TOKENS =
  'math mrow mstyle mpadded merror mi mn mo ms mtext mspace mfrac msqrt mroot mfenced semantics annotation';
const WRITABLE = new Set([...TOKENS.split(' '), 'annotation-xml', ...SHIFTS.keys()]);
const OPERAND = /^[\p{L}\p{N}.,]+$/u;

const isElement = (node: ChildNode): node is Element => 'attribs' in node;
const grouped = (text: string) => (OPERAND.test(text) ? text : `(${text})`);

/** MathML on one line: ½ is `1/2`, never 12. Where no line can say the layout, `[formula: …]` holds its parts apart. */
export function writeFormula(math: Element, writer: Writer): string {
  const isWritable = [math, ...DomUtils.getElementsByTagName('*', math)].every(({ name }) => WRITABLE.has(name));
  if (isWritable) return ` ${write(math, writer).trim()} `;
  return ` [formula: ${writer.text(textsIn(math).join(' '))}] `;
}

function textsIn(element: Element): string[] {
  if (UNSEEN_TAGS.has(element.name)) return [];
  return element.children
    .flatMap((node) => (node.type === ElementType.Text ? node.data.trim() : isElement(node) ? textsIn(node) : ''))
    .filter(Boolean);
}

function write(node: ChildNode, writer: Writer): string {
  if (node.type === ElementType.Text) return writer.text(node.data.trim());
  if (!isElement(node)) return '';
  const children = node.children.filter(isElement);
  const part = (index: number) => (children[index] ? write(children[index], writer).trim() : '');
  const all = () => node.children.map((child) => write(child, writer)).join('');
  const shifts = SHIFTS.get(node.name);
  if (shifts) {
    return grouped(part(0)) + shifts.map((shift, index) => writer.shifted(shift, part(index + 1))).join('');
  }
  switch (node.name) {
    case 'mfrac':
      return ` ${grouped(part(0))}/${grouped(part(1))} `;
    case 'msqrt':
      return `√${grouped(all().trim())}`;
    case 'mroot':
      return `${writer.shifted('sup', part(1))}√${grouped(part(0))}`;
    case 'mfenced':
      return fenced(
        node,
        children.map((_child, index) => part(index)),
        writer,
      );
    case 'semantics':
      return part(0);
    default:
      return all();
  }
}

function fenced({ attribs }: Element, parts: readonly string[], { text }: Writer): string {
  const { open = '(', close = ')', separators = ',' } = attribs;
  return text(open) + parts.join(text(separators.trim().slice(0, 1))) + text(close);
}
