import type { Element } from 'domhandler';
import type { Message } from '../../../../http/messages.ts';
import { rowMessages } from '../../messages.ts';
import { docxMessages } from './messages.ts';
import { childAt, isOn, valueOf } from './xml-tree.ts';

// They show nothing by themselves.
const INVISIBLE = new Set(['XE', 'TC', 'TA', 'RD', 'SET', 'ASK', 'PRIVATE', 'HYPERLINK', 'FORMCHECKBOX']);
const nameOf = (instruction: string) => /^\s*(\S+)/.exec(instruction)?.[1]?.toUpperCase() ?? '';

/** Why a field cannot be read; Word stores what most fields show, and computes the rest. */
export function fieldProblem(instruction: string, hasText: boolean): Message | undefined {
  const name = nameOf(instruction);
  if (name === 'EQ') return rowMessages.equation();
  if (name === 'ADVANCE' || (!hasText && !INVISIBLE.has(name))) return docxMessages.fieldWithoutText({ name });
  return undefined;
}

type Field = {
  begin: Element;
  instruction: string;
  isSeparated: boolean;
  hasText: boolean;
  codes: Element[];
};
/** `checkbox` is set for a checkbox of a form. */
export type ClosedField = { problem: Message | undefined; checkbox: boolean | undefined; codes: readonly Element[] };

/** Fields that are open, innermost last; they may reach over runs and paragraphs. */
export class Fields {
  readonly #open: Field[] = [];

  /** Whether the text belongs to a field's instruction, which Word hides. */
  get isInstruction(): boolean {
    return this.#open.some(({ isSeparated }) => !isSeparated);
  }

  addText(): void {
    for (const field of this.#open) if (field.isSeparated) field.hasText = true;
  }

  addCode(code: Element, text: string): void {
    const field = this.#open.at(-1);
    if (!field || field.isSeparated) return;
    field.instruction += text;
    field.codes.push(code);
  }

  /** Takes a `w:fldChar`; returns the field that it closes. */
  take(mark: Element): ClosedField | undefined {
    const type = mark.attribs['w:fldCharType'];
    if (type === 'begin') {
      this.#open.push({ begin: mark, instruction: '', isSeparated: false, hasText: false, codes: [] });
    }
    const field = this.#open.at(-1);
    if (type === 'separate' && field) field.isSeparated = true;
    if (type !== 'end' || !field) return undefined;
    this.#open.pop();
    const isCheckbox = nameOf(field.instruction) === 'FORMCHECKBOX';
    return {
      problem: fieldProblem(field.instruction, field.hasText),
      checkbox: isCheckbox ? isChecked(field.begin) : undefined,
      codes: field.codes,
    };
  }
}

function isChecked(begin: Element): boolean {
  const box = childAt(begin, 'w:ffData', 'w:checkBox');
  const state = childAt(box, 'w:checked') ?? childAt(box, 'w:default');
  return state !== undefined && isOn(valueOf(state) ?? '1');
}
