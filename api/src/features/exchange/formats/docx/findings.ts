import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { Message } from '../../../../http/messages.ts';

/** `refuse` refuses a question, `drawing` unless pictures are dropped, `note` becomes a warning. */
export type Finding = { kind: 'refuse' | 'drawing' | 'note'; message: Message };

/** The converter makes anchors of bookmarks, and so carries the places of findings. */
export const ANCHOR_PREFIX = 'finding-';
const ANCHOR = new RegExp(`<a id="${ANCHOR_PREFIX}(\\d+)"></a>`, 'g');

export class Findings {
  readonly all: Finding[] = [];

  refuse = (message: Message, beside: Element) => this.#add({ kind: 'refuse', message }, beside);
  drawing = (message: Message, beside: Element) => this.#add({ kind: 'drawing', message }, beside);
  note = (message: Message, beside: Element) => this.#add({ kind: 'note', message }, beside);

  noteWithin = (message: Message, parent: Element) => this.#begin({ kind: 'note', message }, parent);
  refuseWithin = (message: Message, parent: Element) => this.#begin({ kind: 'refuse', message }, parent);

  refuseBlock(message: Message, block: Element): void {
    DomUtils.append(block, new Element('w:p', {}, [this.#mark({ kind: 'refuse', message })]));
  }

  /** At the beginning of a paragraph, or of the first paragraph of what holds some. */
  #begin(finding: Finding, parent: Element): void {
    const paragraph =
      parent.name === 'w:p' ? parent : DomUtils.getElementsByTagName('w:p', parent.children, true, 1)[0];
    if (paragraph) DomUtils.prependChild(paragraph, this.#mark(finding));
  }

  #add(finding: Finding, beside: Element): void {
    DomUtils.append(beside, this.#mark(finding));
  }

  #mark(finding: Finding): Element {
    this.all.push(finding);
    return new Element('w:bookmarkStart', { 'w:id': '0', 'w:name': String(this.all.length - 1) });
  }
}

/** Takes the anchors of findings out of HTML. */
export function takeFindings(html: string, all: readonly Finding[]): { html: string; findings: Finding[] } {
  if (!html.includes(ANCHOR_PREFIX)) return { html, findings: [] };
  const found = Array.from(html.matchAll(ANCHOR), ([, index]) => all[Number(index)]!);
  return { html: html.replace(ANCHOR, ''), findings: uniqueFindings(found) };
}

export const uniqueFindings = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];
