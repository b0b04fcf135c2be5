import type { Message } from '../../http/messages.ts';
import { isBijoy } from '../bijoy/recognise.ts';
import { plainText } from '../html.ts';
import { normaliseText } from '../normalise.ts';
import { damagedMessages, damageMessages } from './messages.ts';
import { undoControls, undoMojibake } from './mojibake.ts';
import { lostLetters } from './question-marks.ts';

type Damage = keyof typeof damageMessages;
type Cells = Readonly<Record<string, string>>;
type Found = { damage: Damage; piece: string };
type TextCheck = { refusals: Message[]; warnings: Message[] };

const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
// A line as Excel shows what it took for a date, or a number of more digits.
const SHEET_VALUE = new RegExp(
  `^(?:\\d{1,2}-(?:${MONTH})(?:-\\d{2,4})?|(?:${MONTH})-\\d{2}|\\d(?:\\.\\d{1,9})?E\\+\\d{2,3})\r?$`,
  'm',
);
const SUSPECT = new RegExp(`[^\\u0000-\\u007F]|\\?\\?|\\?[A-Za-z]|#|&|_x00|Err:|${SHEET_VALUE.source}`, 'm');
// Direction marks are dropped; these also change the order of what is shown.
const REVERSED = /[\u202B\u202E\u2067]/;
const BODY = /^(?:stem|explanation(?:_bn)?|(?:option|reason|part)_[a-j])$/;
const PICTURE = /^picture_\d$/;
const INLINE_TAG = /<\/?(?:strong|em|b|i|u|s|del|sub|sup)>/g;
const TAG = /<[^<>]*>/g;
const BASIC_ENTITY = /&(?:amp|lt|gt|quot);/g;
const BASIC: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const ENTITY = /&(?:#x?[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
const EXCEL_CONTROL = /_x00[01][\dA-F]_/i;

// Errors of Excel, LibreOffice and Google Sheets, and a column too narrow for its number.
const ERROR_NAME = '#(?:REF!|NAME\\?|VALUE!|DIV/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|ERROR!)';
const ERROR_CELL = new RegExp(`^(?:${ERROR_NAME}|#N/A|#GETTING_DATA|Err:\\d{3})$|(?<![^])#{4,}(?![^])`, 'im');
const ERROR_INSIDE = new RegExp(ERROR_NAME, 'i');

const CERTAIN: readonly (readonly [Damage, RegExp])[] = [
  ['replacement', /\uFFFD|ï¿½/],
  ['privateUse', /\p{Co}/u],
  ['noCharacter', /\p{Noncharacter_Code_Point}/u],
  ['excelControl', EXCEL_CONTROL],
  ['dottedCircle', /\u25CC(?=\p{M})|(?<=[\u0980-\u09FF])\u25CC/u],
  ['sheetError', ERROR_CELL],
];
// Traces of UTF-8 that was misread and then lost bytes.
const REMNANT = /à[¦§]|â€|[\u0980-\u09FF][À-ÖØ-öø-ÿ¦§]/;
const LONE_REMNANT = /(?<!\p{L})[ÂÃ](?!\p{L})/u;
// Only the sign for a lone consonant: ঃ alone is typed for a colon.
const LONE_SIGN = /(?<!\u25CC|\u200C|\u200D|[\u0980-\u09FF])[\u09BC\u09BE-\u09CD\u09D7]/;

/** Whether text needs the closer look of `checkTexts`. */
export const mayBeDamaged = (text: string): boolean => SUSPECT.test(text);

/** Looks for text that was damaged on its way here, in the cells of a question as they came and after cleaning. */
export function checkTexts(raw: Cells, readClean: () => Cells): TextCheck {
  const refusals: Message[] = [];
  const warnings: Message[] = [];
  const cells = Object.entries(raw);
  const suspects = cells.filter(([field, cell]) => !PICTURE.test(field) && SUSPECT.test(cell));
  if (suspects.length === 0) return { refusals, warnings };
  const cleaned = readClean();
  const bijoy = cells.some(([, cell]) => isBijoy(cell));
  for (const [field, cell] of suspects) {
    const text = visibleText(cleaned[field] ?? '', field);
    const certain = findCertain(cell, text, bijoy);
    const found = certain ?? findProbable(cell, text, bijoy);
    if (!found) continue;
    const { damage, piece } = found;
    const words = { field, piece, damage: damageMessages[damage](), repaired: proposeRepair(piece) };
    if (certain) refusals.push(damagedMessages.damaged(words));
    else warnings.push(damagedMessages.looksDamaged(words));
  }
  return { refusals, warnings };
}

/** How a text alone is damaged, for places that have no warnings: misread text that can be read back counts too. */
export function damageOf(raw: string): Message | undefined {
  if (!SUSPECT.test(raw)) return undefined;
  const bijoy = isBijoy(raw);
  const misreadWord = bijoy ? undefined : firstWord(raw, misread);
  const found: Found | undefined =
    findCertain(raw, normaliseText(raw), bijoy) ??
    (misreadWord === undefined ? undefined : { damage: 'mojibake', piece: misreadWord });
  return found && damagedMessages.damagedPiece({ piece: found.piece, damage: damageMessages[found.damage]() });
}

function findCertain(raw: string, text: string, bijoy: boolean): Found | undefined {
  for (const [damage, pattern] of CERTAIN) {
    const at = text.search(pattern);
    if (at >= 0) return { damage, piece: pieceAt(text, at) };
  }
  const reversed = raw.search(REVERSED);
  if (reversed >= 0) return { damage: 'reversed', piece: pieceAt(raw, reversed) };
  const control = undoMojibake(raw).search(/[\u0080-\u009F]/);
  if (control >= 0) return { damage: 'control', piece: pieceAt(undoMojibake(raw), control) };
  // Cleaning takes out the soft hyphens and no-break spaces that some misread letters consist of.
  if (!bijoy && REMNANT.test(undoMojibake(text)))
    return { damage: 'mojibake', piece: firstWord(raw, misread) ?? pieceAt(text, text.search(REMNANT)) };
  const lost = lostLetters(text);
  return lost?.certain ? { damage: 'questionMarks', piece: pieceAt(text, lost.at) } : undefined;
}

function findProbable(raw: string, text: string, bijoy: boolean): Found | undefined {
  const word = bijoy ? undefined : firstWord(raw, misread);
  if (word !== undefined) return { damage: 'mojibake', piece: word };
  const escaped = text.search(ENTITY);
  if (escaped >= 0 && decodeEntities(text) !== text.trim()) return { damage: 'escaped', piece: pieceAt(text, escaped) };
  const lost = lostLetters(text);
  if (lost) return { damage: 'questionMarks', piece: pieceAt(text, lost.at) };
  const others: readonly (readonly [Damage, RegExp])[] = [
    ['loneSign', LONE_SIGN],
    ['sheetError', ERROR_INSIDE],
    ['sheetValue', SHEET_VALUE],
    ...(bijoy ? [] : [['mojibake', LONE_REMNANT] as const]),
  ];
  for (const [damage, pattern] of others) {
    const at = text.search(pattern);
    if (at >= 0) return { damage, piece: pieceAt(text, at) };
  }
  return undefined;
}

export const isBody = (field: string) => BODY.test(field);

const visibleText = (clean: string, field: string) =>
  isBody(field)
    ? clean
        .replace(INLINE_TAG, '')
        .replace(TAG, '\n')
        .replace(BASIC_ENTITY, (entity) => BASIC[entity]!)
    : clean;

const misread = (word: string) => undoMojibake(word) !== word;
const decodeEntities = (text: string) => plainText(text.replaceAll('<', '&lt;'));

const MAX_BEFORE = 15;
const MAX_PIECE = 40;
const firstWord = (text: string, test: (word: string) => boolean) =>
  test(text)
    ? text
        .split(/[ \t\n<>]+/)
        .find(test)
        ?.slice(0, MAX_PIECE)
    : undefined;

/** The words around a place, within a few characters. */
function pieceAt(text: string, at: number): string {
  const before = text
    .slice(Math.max(0, at - MAX_BEFORE), at)
    .split(/\s/)
    .at(-1)!;
  return text
    .slice(at - before.length, at - before.length + MAX_PIECE)
    .trim()
    .toWellFormed();
}

/** A damaged text as it must have been, or undefined where that is not certain. */
export function proposeRepair(cell: string, isHtml = false): string | undefined {
  const repaired = unescapeOnce(undoControls(undoMojibake(cell)).replace(/_x000D_\n?/gi, '\n'), isHtml);
  return repaired === cell || REMNANT.test(repaired) || CERTAIN.some(([, pattern]) => pattern.test(repaired))
    ? undefined
    : repaired;
}

function unescapeOnce(cell: string, isHtml: boolean): string {
  if (isHtml) return cell.replace(/&amp;(?=(?:#x?[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, '&');
  return cell.includes('<') ? cell : cell.replace(ENTITY, decodeEntities);
}
