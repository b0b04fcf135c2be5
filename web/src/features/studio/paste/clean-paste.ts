import { readStyle, type Letters } from 'text/html/read-style.ts';
import { countColours } from './colours.ts';
import { hasText, isBlock, outermost, removeWithMark, rename, styleOf, wrapContent } from './elements.ts';
import { countLosses, type CountLoss, type Losses } from './losses.ts';
import { t } from './messages/index.ts';
import { removeOfficeComments } from './office-comments.ts';
import { restoreLists } from './office-lists.ts';
import { simplifyStructure } from './structure.ts';
import { inlineStyleSheets } from './style-sheets.ts';
import { replaceSymbols } from './symbol-fonts.ts';
import type { PasteTarget } from './target.ts';

/** What other programs put on the clipboard, as the field can hold it, and what it cannot hold. */
export function cleanPaste(html: string, target: PasteTarget): { body: HTMLElement; losses: Losses } {
  const page = new DOMParser().parseFromString(withTable(html), 'text/html');
  const { body } = page;
  const { losses, count } = countLosses();
  inlineStyleSheets(page);
  removeOfficeComments(body, count);
  for (const element of body.querySelectorAll(NOTHING)) element.remove();
  removeUnknown(body, target, count);
  removeHidden(body, count);
  replaceSymbols(body, count);
  if (!target.isPlain) restoreLists(body, count);
  markStyles(body, count);
  if (!target.isPlain) countColours(body, count);
  if (!target.hasStrike) removeStruck(body, count);
  simplifyStructure(body, target, count);
  return { body, losses };
}

// Rows and cells alone lose their tags where no table is around them.
const withTable = (html: string) =>
  /^\s*(?:<meta[^>]*>\s*)*<(?:t[dhr]|tbody|thead|tfoot|col|colgroup|caption)[\s>]/i.test(html)
    ? `<table>${html}</table>`
    : html;

// Without text of their own, or with text that no reader sees. Word online ends each paragraph with an EOP.
const NOTHING = 'style, script, template, title, meta, link, base, xml, noscript, .EOP';
const EQUATION =
  'math, m\\:omath, m\\:omathpara, mjx-container, .katex, .katex-display, .MathJax, .MathJax_Display, .MathJax_SVG, ' +
  '.mwe-math-element, [data-mathml], img[class*="math" i], img[src*="latex" i]';
const FOOTNOTE_MARK =
  '[style*="mso-footnote-id" i], [style*="mso-endnote-id" i], .FootnoteReference, .EndnoteReference, ' +
  'a.sdfootnoteanc, a.sdendnoteanc, a.footnote-ref, a[href*="#cite_note"], a[href*="#_ftn"]:not([href*="#_ftnref"]), ' +
  'a[href*="#_edn"]:not([href*="#_ednref"]), a[href*="#ftnt"]:not([href*="#ftnt_ref"])';
const FOOTNOTE_TEXT =
  '[style*="mso-element:footnote" i], [style*="mso-element:endnote" i], div[id^="sdfootnote"], div[id^="sdendnote"]';
const COMMENT_MARK = '.MsoCommentReference, a.msocomanchor, [style*="mso-special-character:comment" i]';
const COMMENT_TEXT = '[style*="mso-element:comment" i], .msocomtxt';
const PICTURE = 'img, picture, svg, canvas, v\\:shape, v\\:rect, v\\:group, v\\:imagedata';
const MEDIA = 'video, audio, iframe, frame, object, embed, applet';
const CONTROL = 'input:not([type="hidden" i]), select, textarea, button, meter, progress';

function removeUnknown(body: HTMLElement, { keepsPicture }: PasteTarget, count: CountLoss): void {
  const remove = (selector: string, loss: Parameters<CountLoss>[0] | undefined, mark = '') => {
    for (const element of outermost(body, selector)) {
      if (loss) count(loss);
      if (mark) removeWithMark(element, mark);
      else element.remove();
    }
  };
  remove(EQUATION, 'equation', t('studio.pasteEquationHere'));
  remove(FOOTNOTE_TEXT, undefined);
  for (const mark of outermost(body, FOOTNOTE_MARK)) {
    count('footnote');
    (mark.closest('sup') ?? mark).remove();
  }
  remove(COMMENT_MARK, 'comment');
  remove(COMMENT_TEXT, undefined);
  remove(MEDIA, 'media');
  remove(CONTROL, 'control');
  for (const picture of outermost(body, PICTURE)) {
    if (picture.localName === 'img' && keepsPicture(picture.getAttribute('src') ?? '')) continue;
    count('picture');
    removeWithMark(picture, t('studio.pastePictureHere'));
  }
}

function removeHidden(body: HTMLElement, count: CountLoss): void {
  for (const element of outermost(body, '[hidden], [style]')) {
    if (!element.hasAttribute('hidden') && !readStyle(styleOf(element)).isHidden) continue;
    if (hasText(element)) count('hidden');
    element.remove();
  }
}

const KEYWORD_SHIFT = /vertical-align\s*:\s*su(?:per|b)\b/i;

function changeLetters(element: Element, letters: Letters): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (letters === 'upper') text.data = text.data.toUpperCase();
    if (letters === 'lower') text.data = text.data.toLowerCase();
  }
}

/** Writes what a style strikes out, raises or lowers as tags, and its capitals as capitals. */
function markStyles(body: HTMLElement, count: CountLoss): void {
  for (const inner of body.querySelectorAll('sup sup, sub sub, sup sub, sub sup')) if (hasText(inner)) count('shift');
  for (const element of body.querySelectorAll('del, strike')) rename(element, 's');
  for (const element of body.querySelectorAll('ins')) rename(element, 'u');
  for (const element of body.querySelectorAll('[style]')) {
    if (!hasText(element)) continue;
    const style = styleOf(element);
    const { isStruck, shift, letters } = readStyle(style);
    if (letters) changeLetters(element, letters);
    if (isStruck && !element.closest('s')) wrapContent(element, 's');
    // A length moves a whole block for the layout only.
    const isShifted = shift && (KEYWORD_SHIFT.test(style) || !isBlock(element));
    if (isShifted && !element.closest(shift)) wrapContent(element, shift);
  }
}

function removeStruck(body: HTMLElement, count: CountLoss): void {
  for (const element of outermost(body, 's')) {
    if (hasText(element)) count('strike');
    element.replaceWith(' ');
  }
}
