import type { CountLoss } from './losses.ts';
import { t } from './messages/index.ts';

const EQUATION = /^\[if gte msEquation/i;
const DRAWING = /<v:(?:shape|rect|roundrect|oval|line|polyline|curve|arc|group|image)\b/i;
const OPENING = /^\[if [^\]]*\]$/;
const EQUATION_FALLBACK = /^\[if !msEquation\]$/i;
const DRAWING_FALLBACK = /^\[if !vml\]$/i;

/**
 * Takes away the conditional comments of Office. One holds an equation, and the next its picture for other programs, which
 * goes too. One holds a drawing; the next has the picture that counts for it.
 */
export function removeOfficeComments(body: HTMLElement, count: CountLoss): void {
  const open: string[] = [];
  let [hasEquation, hasDrawing] = [false, false];
  const flushDrawing = () => {
    if (hasDrawing) count('picture');
    hasDrawing = false;
  };
  const placeEquation = (node: ChildNode) => {
    count('equation');
    node.before(` ${t('studio.pasteEquationHere')} `);
  };
  for (const node of nodesOf(body)) {
    const isReplaced = open.some((condition) => EQUATION_FALLBACK.test(condition));
    if (!(node instanceof Comment)) {
      if (isReplaced && (node instanceof Text || node.localName === 'img')) node.remove();
      continue;
    }
    const data = node.data.trim();
    if (data.startsWith('[endif]')) open.pop();
    else if (OPENING.test(data)) {
      open.push(data);
      if (DRAWING_FALLBACK.test(data)) hasDrawing = false;
      if (EQUATION_FALLBACK.test(data)) {
        if (!hasEquation) placeEquation(node);
        hasEquation = false;
      }
    } else if (!isReplaced && EQUATION.test(data)) {
      placeEquation(node);
      hasEquation = true;
    } else if (!isReplaced && DRAWING.test(data)) {
      flushDrawing();
      hasDrawing = true;
    }
    node.remove();
  }
  flushDrawing();
}

function nodesOf(body: HTMLElement): (Comment | Text | Element)[] {
  const { SHOW_COMMENT, SHOW_TEXT, SHOW_ELEMENT } = NodeFilter;
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_COMMENT | SHOW_TEXT | SHOW_ELEMENT);
  const nodes: (Comment | Text | Element)[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Comment | Text | Element);
  return nodes;
}
