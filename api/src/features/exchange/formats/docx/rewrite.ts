import { Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { lossMessages } from '../../../../texts/messages.ts';
import { rowMessages } from '../../messages.ts';
import { docxMessages } from './messages.ts';
import { fieldProblem, Fields } from './fields.ts';
import { type Finding, Findings } from './findings.ts';
import { Numbering } from './numbering.ts';
import { CHECKED, rewriteText, textElement, UNCHECKED, writeLook } from './rewrite-run.ts';
import { Styles } from './styles.ts';
import { childAt, elementsOf, isOn, parsePart, printPart, valueOf } from './xml-tree.ts';

type Parts = { document: string; styles: string | undefined; numbering: string | undefined };
/** `cell` is set in tables: how many paragraphs it has, and the next number of each list in it. */
type Place = {
  paragraph?: string | undefined;
  table?: string | undefined;
  isHidden?: boolean;
  isLink?: boolean;
  cell?: { paragraphs: number; next: Map<string, number> };
};

const names = (list: string) => new Set(list.split(' '));
const DRAWINGS = names('chart relIds wsp wgp wpc OLEObject contentPart');
const REMOVED = names('w:del w:moveFrom w:footnoteReference w:endnoteReference w:commentReference');
const UNWRAPPED = names('w:fldSimple w:dir');
const PASSED = names(
  'w:document w:background w:body w:hyperlink w:smartTag w:customXml w:sdtContent w:txbxContent w:drawing w:object w:ins w:moveTo',
);
// They show nothing themselves, or were looked at already.
const SILENT = names(
  'w:rPr w:pPr w:tblPr w:trPr w:tcPr w:tblPrEx w:tblGrid w:sectPr w:sdtPr w:sdtEndPr w:smartTagPr w:customXmlPr w:proofErr ' +
    'w:bookmarkStart w:permStart w:permEnd w:lastRenderedPageBreak w:annotationRef w:footnoteRef w:endnoteRef w:delText w:delInstrText ' +
    'w:t w:sym w:tab w:ptab w:br w:cr w:noBreakHyphen w:softHyphen w:instrText w:fldChar w:movie w:control w:anchorLock',
);
const isRange = (name: string) => /^w:.*Range(?:Start|End)$/.test(name);

/**
 * Makes a document say in its own text and run properties what Word shows by styles, fields, symbols and numbering, because
 * the converter reads no more. Leaves bookmarks where something cannot be carried.
 */
export function rewriteDocument(parts: Parts): { document: string; findings: Finding[] } {
  const root = parsePart(parts.document);
  const rewriting = new Rewriting(parts);
  for (const bookmark of DomUtils.getElementsByTagName((name) => /^w:bookmark(?:Start|End)$/.test(name), root)) {
    DomUtils.removeElement(bookmark);
  }
  rewriting.visit(root, {});
  return { document: printPart(root), findings: rewriting.findings.all };
}

class Rewriting {
  readonly findings = new Findings();
  readonly fields = new Fields();
  readonly #styles: Styles;
  readonly #numbering: Numbering;

  constructor({ styles, numbering }: Parts) {
    this.#styles = new Styles(styles === undefined ? undefined : parsePart(styles));
    this.#numbering = new Numbering(numbering === undefined ? undefined : parsePart(numbering), this.#styles);
  }

  visit(parent: Element, place: Place): void {
    for (const child of elementsOf(parent)) this.#element(child, place);
  }

  #element(element: Element, place: Place): void {
    const { name } = element;
    if (name === 'w:p') this.#paragraph(element, place);
    else if (name === 'w:r') this.#run(element, place);
    else if (name === 'w:tbl') this.#table(element);
    else if (name === 'w:tr') this.#row(element, place);
    else if (name === 'w:tc') this.#cell(element, place);
    else if (name === 'w:sdt') this.#control(element, place);
    else if (name === 'mc:AlternateContent') this.#alternative(element, place);
    else if (REMOVED.has(name)) this.#remove(element);
    else if (UNWRAPPED.has(name)) this.#unwrap(element, place);
    else if (PASSED.has(name)) {
      if (name === 'w:ins' || name === 'w:moveTo') this.findings.note(docxMessages.trackedChanges(), element);
      this.visit(element, name === 'w:hyperlink' ? { ...place, isLink: true } : place);
    } else if (!SILENT.has(name) && !isRange(name)) this.#other(element, place);
  }

  #other(element: Element, place: Place): void {
    const { name } = element;
    const local = name.slice(name.indexOf(':') + 1);
    if (name === 'm:oMath' || name === 'm:oMathPara') this.findings.refuse(rowMessages.equation(), element);
    else if (name === 'w:pict' || DRAWINGS.has(local)) this.#drawing(element, place);
    else if (name === 'w:altChunk' || name === 'w:subDoc') {
      this.findings.refuseBlock(docxMessages.unreadableElement({ name: local }), element);
    } else if (name.startsWith('w:')) this.findings.refuse(docxMessages.unreadableElement({ name: local }), element);
    else {
      const isChanged = (local === 'srcRect' && Object.keys(element.attribs).length > 0) || isTurned(element);
      if (isChanged) this.findings.note(docxMessages.pictureChanged(), drawingOf(element));
      this.visit(element, place);
    }
  }

  #drawing(element: Element, place: Place): void {
    const shapes = DomUtils.getElementsByTagName(() => true, element.children);
    const isLine = shapes.some(({ attribs }) => isOn(attribs['o:hr'] === 't' ? '1' : attribs['o:hr']));
    const isPicture = element.name === 'w:pict' && shapes.some(({ name }) => name === 'v:imagedata');
    if (!isLine && !isPicture) this.findings.drawing(lossMessages.drawing(), drawingOf(element));
    this.visit(element, place);
  }

  #paragraph(paragraph: Element, place: Place): void {
    const properties = childAt(paragraph, 'w:pPr');
    const mark = childAt(properties, 'w:rPr');
    const isTracked =
      childAt(mark, 'w:ins') ??
      childAt(mark, 'w:del') ??
      childAt(mark, 'w:moveFrom') ??
      childAt(properties, 'w:pPrChange');
    this.visit(paragraph, { ...place, paragraph: valueOf(childAt(properties, 'w:pStyle')) ?? '' });
    if (isTracked) this.findings.noteWithin(docxMessages.trackedChanges(), paragraph);
    this.#number(paragraph, properties, place);
  }

  #number(paragraph: Element, properties: Element | undefined, { cell }: Place): void {
    const item = this.#numbering.next(properties);
    if (!item) return;
    if (item.label === undefined) {
      this.findings.refuseWithin(docxMessages.unreadableNumbering(), paragraph);
      return;
    }
    const isBullet = item.format === 'bullet';
    const expected = cell?.next.get(item.list) ?? 1;
    const isPlain = item.level === 0 && item.format === 'decimal' && /^\d+[.)]$/.test(item.label);
    cell?.next.set(item.list, item.number + 1);
    // Lists in a cell stay lists where HTML numbers them alike.
    if (cell && (isBullet || (isPlain && cell.paragraphs > 1 && item.number === expected))) return;
    for (const child of properties ? elementsOf(properties) : []) {
      if (child.name === 'w:numPr' || child.name === 'w:pStyle') DomUtils.removeElement(child);
    }
    // Without a sign behind it, a number at the beginning of a text is no number of a question.
    const text = /[\p{L}\d]$/u.test(item.label) ? `${item.label}.` : item.label;
    const label = new Element('w:r', {}, [textElement(text), new Element('w:tab', {})]);
    if (properties) DomUtils.append(properties, label);
    else DomUtils.prependChild(paragraph, label);
  }

  #run(run: Element, place: Place): void {
    const properties = childAt(run, 'w:rPr');
    if (childAt(properties, 'w:rPrChange')) this.findings.note(docxMessages.trackedChanges(), run);
    const look = this.#styles.look(properties, place);
    if (place.isHidden) look.vanish = true;
    if (place.isLink) look.u = false;
    writeLook(run, look);
    rewriteText(run, look, this);
    for (const child of elementsOf(run)) {
      if (look.vanish && /^(?:w:drawing|w:pict|w:object|mc:AlternateContent)$/.test(child.name)) {
        this.findings.note(docxMessages.hiddenTextLeftOut(), child);
        DomUtils.removeElement(child);
      } else {
        if (child.name === 'w:drawing' || child.name === 'w:pict') this.fields.addText();
        this.#element(child, place);
      }
    }
  }

  #table(table: Element): void {
    const style = valueOf(childAt(table, 'w:tblPr', 'w:tblStyle')) ?? '';
    this.visit(table, { table: style });
    if (!this.#styles.marksParts(style)) return;
    for (const row of elementsOf(table).filter(({ name }) => name === 'w:tr')) {
      this.findings.noteWithin(docxMessages.tableStyle(), row);
    }
  }

  #row(row: Element, place: Place): void {
    const properties = childAt(row, 'w:trPr');
    if (childAt(properties, 'w:del')) {
      const rows = row.parent ? DomUtils.getChildren(row.parent).filter(isTag) : [];
      const others = rows.filter((one) => one !== row && one.name === 'w:tr');
      const next = others.find((one) => rows.indexOf(one) > rows.indexOf(row)) ?? others.at(-1);
      if (next) this.findings.noteWithin(docxMessages.trackedChanges(), next);
      DomUtils.removeElement(row);
      return;
    }
    const hidden = childAt(properties, 'w:hidden');
    this.visit(row, { ...place, ...(hidden && isOn(valueOf(hidden) ?? '1') && { isHidden: true }) });
    if (childAt(properties, 'w:ins')) this.findings.noteWithin(docxMessages.trackedChanges(), row);
  }

  #cell(cell: Element, place: Place): void {
    const properties = childAt(cell, 'w:tcPr');
    const paragraphs = elementsOf(cell).filter(({ name }) => name === 'w:p').length;
    this.visit(cell, { ...place, cell: { paragraphs, next: new Map() } });
    if (!['w:cellIns', 'w:cellDel', 'w:cellMerge'].some((name) => childAt(properties, name))) return;
    this.findings.noteWithin(docxMessages.trackedChanges(), cell);
    if (childAt(properties, 'w:cellDel')) DomUtils.removeElement(cell);
  }

  /** A content control: a checkbox, a choice, or text that still asks to be replaced. */
  #control(control: Element, place: Place): void {
    const properties = childAt(control, 'w:sdtPr');
    const box = (properties ? elementsOf(properties) : []).find(({ name }) => name.endsWith(':checkbox'));
    const content = childAt(control, 'w:sdtContent');
    const texts = content
      ? DomUtils.getElementsByTagName((name) => name === 'w:t' || name === 'w:sym', content.children)
      : [];
    if (box) {
      const state = elementsOf(box).find(({ name }) => name.endsWith(':checked'));
      const isChecked = Object.entries(state?.attribs ?? {}).some(
        ([name, value]) => name.endsWith(':val') && isOn(value),
      );
      if (texts[0]) DomUtils.replaceElement(texts[0], textElement(isChecked ? CHECKED : UNCHECKED));
      DomUtils.removeElement(box);
    } else if (childAt(properties, 'w:showingPlcHdr')) {
      if (texts[0]) this.findings.note(docxMessages.placeholderLeftOut(), texts[0]);
      for (const text of texts) DomUtils.removeElement(text);
    }
    this.visit(control, place);
  }

  /** The converter reads the older form alone, which may be empty. */
  #alternative(element: Element, place: Place): void {
    const fallback = childAt(element, 'mc:Fallback');
    const choice = childAt(element, 'mc:Choice');
    const isEmpty = !fallback || elementsOf(fallback).length === 0;
    const drawing = choice && DomUtils.findOne(({ name }) => DRAWINGS.has(name.replace(/^.*:/, '')), choice.children);
    if (drawing) this.findings.drawing(lossMessages.drawing(), drawingOf(element));
    const shown = (isEmpty ? choice : fallback) ?? element;
    this.visit(shown, place);
    if (shown !== element) replaceBy(element, shown);
  }

  #unwrap(element: Element, place: Place): void {
    this.visit(element, place);
    if (element.name === 'w:fldSimple') {
      const problem = fieldProblem(element.attribs['w:instr'] ?? '', DomUtils.textContent(element).trim() !== '');
      if (problem) this.findings.refuse(problem, element);
    }
    replaceBy(element, element);
  }

  #remove(element: Element): void {
    const { name } = element;
    if (name === 'w:del' || name === 'w:moveFrom') this.findings.note(docxMessages.trackedChanges(), element);
    else if (name === 'w:commentReference') this.findings.note(docxMessages.commentLeftOut(), element);
    else this.findings.refuse(docxMessages.footnote(), element);
    DomUtils.removeElement(element);
  }
}

function replaceBy(element: Element, parent: Element): void {
  for (const child of elementsOf(parent)) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

const isTurned = ({ name, attribs }: Element) =>
  name === 'a:xfrm' && (Number(attribs['rot'] ?? 0) !== 0 || isOn(attribs['flipH']) || isOn(attribs['flipV']));

/** Outside the drawing, because the converter reads no bookmark in it. */
function drawingOf(element: Element): Element {
  let outer = element;
  while (outer.parent && isTag(outer.parent) && !/^w:(?:r|p)$/.test(outer.parent.name)) outer = outer.parent;
  return outer;
}
