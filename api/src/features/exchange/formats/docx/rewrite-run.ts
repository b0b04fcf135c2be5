import { Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { docxMessages } from './messages.ts';
import type { Fields } from './fields.ts';
import type { Findings } from './findings.ts';
import type { RunLook } from './styles.ts';
import { readTyped, symbolText } from './symbols.ts';
import { childAt, elementsOf } from './xml-tree.ts';

const REWRITTEN = new Set(
  'rStyle b i u strike dstrike vertAlign position vanish caps smallCaps rPrChange'
    .split(' ')
    .map((name) => `w:${name}`),
);
const TEXT = new Set('w:t w:sym w:tab w:ptab w:br w:cr w:noBreakHyphen w:softHyphen'.split(' '));
export const CHECKED = '☑';
export const UNCHECKED = '☐';

export const textElement = (text: string) => new Element('w:t', { 'xml:space': 'preserve' }, [new Text(text)]);

/** Writes what a run looks like into its own properties, the only ones that the converter reads. */
export function writeLook(run: Element, look: RunLook): void {
  const old = childAt(run, 'w:rPr');
  const kept = (old ? elementsOf(old) : []).filter(({ name }) => !REWRITTEN.has(name));
  const marks = (['b', 'i', 'strike'] as const)
    .filter((name) => look[name])
    .map((name) => new Element(`w:${name}`, {}));
  if (look.u) marks.push(new Element('w:u', { 'w:val': 'single' }));
  if (look.vertical) marks.push(new Element('w:vertAlign', { 'w:val': look.vertical }));
  if (old) DomUtils.removeElement(old);
  DomUtils.prependChild(run, new Element('w:rPr', {}, [...kept, ...marks]));
}

/** Makes the text of a run what Word shows, or says why it cannot. */
export function rewriteText(run: Element, look: RunLook, { findings, fields }: { findings: Findings; fields: Fields }) {
  for (const child of elementsOf(run)) {
    if (child.name === 'w:fldChar') closeField(child, findings, fields);
    else if (child.name === 'w:instrText') fields.addCode(child, DomUtils.textContent(child));
    else if (!TEXT.has(child.name)) continue;
    else if (fields.isInstruction) DomUtils.removeElement(child);
    else if (look.vanish) hide(child, findings);
    else {
      fields.addText();
      rewriteCharacters(child, look, findings);
    }
  }
}

function closeField(mark: Element, findings: Findings, fields: Fields): void {
  const closed = fields.take(mark);
  if (!closed) return;
  if (closed.problem) findings.refuse(closed.problem, mark);
  if (closed.checkbox === undefined) return;
  for (const code of closed.codes) DomUtils.removeElement(code);
  DomUtils.append(mark, textElement(closed.checkbox ? CHECKED : UNCHECKED));
}

function hide(child: Element, findings: Findings): void {
  if (child.name === 'w:sym' || DomUtils.textContent(child).trim() !== '') {
    findings.note(docxMessages.hiddenTextLeftOut(), child);
  }
  DomUtils.removeElement(child);
}

function rewriteCharacters(child: Element, look: RunLook, findings: Findings): void {
  if (child.name === 'w:cr' || child.name === 'w:br') Object.assign(child, { name: 'w:br', attribs: {} });
  if (child.name === 'w:ptab') Object.assign(child, { name: 'w:tab', attribs: {} });
  if (child.name === 'w:t') rewriteLetters(child, look, findings);
  if (child.name !== 'w:sym') return;
  const { 'w:font': font = '', 'w:char': code = '' } = child.attribs;
  const text = symbolText(font, code);
  if (text === undefined) findings.refuse(docxMessages.unreadableSymbol({ font, code }), child);
  if (text !== undefined && look.isUnclear) findings.refuse(docxMessages.unclearHeight(), child);
  if (text !== undefined) DomUtils.replaceElement(child, textElement(text));
}

function rewriteLetters(child: Element, look: RunLook, findings: Findings): void {
  const text = DomUtils.textContent(child);
  const read = readTyped(text, look.font);
  if (text.trim() === '') return;
  if (look.isUnclear) findings.refuse(docxMessages.unclearHeight(), child);
  if (read === undefined) {
    const font = look.font ?? '';
    findings.refuse(docxMessages.unreadableSymbol({ font, code: text.codePointAt(0)!.toString(16) }), child);
    return;
  }
  const isSmall = look.smallCaps && !look.caps && read !== read.toUpperCase();
  if (isSmall) findings.note(docxMessages.smallCapitals(), child);
  const shown = look.caps || isSmall ? read.toUpperCase() : read;
  if (shown !== text) DomUtils.replaceElement(child, textElement(shown));
}
