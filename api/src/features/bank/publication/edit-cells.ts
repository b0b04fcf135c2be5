import { badRequest } from '../../../http/errors.ts';
import type { Message } from '../../../http/messages.ts';
import { optionKey } from '../draft/question.ts';
import { takeAppearances } from '../draft/appearances.ts';
import { asBody } from '../../../texts/html.ts';
import type { Draft, Cells } from '../draft/draft.ts';
import { lines, readItems, readMarks, readWeights } from '../draft/cell-values.ts';
import { readCorrect, readKey } from './read-key.ts';
import type { QuestionContent } from './stored-question.ts';
import { errorMessages } from '../error-messages.ts';
import { rowMessages } from '../draft/messages.ts';

type Part = {
  label: string;
  text: string;
  marks?: number | undefined;
  points: string[];
  weights?: number[] | undefined;
};
type Picture = { image: string; alt: string; credit?: string; source?: string; licence?: string };

const PLAIN = ['type', 'subject', 'prof', 'chapter', 'topic', 'take_away'] as const;
const FIELDS =
  'key, correct, stem, explanation, explanation_bn, take_away, references, option_a …, reason_a …, part_a …, part_a_label …, part_a_marks …, ' +
  'part_a_points …, part_a_weights …, picture_1 …, picture_1_alt …, picture_1_credit …, picture_1_source …, picture_1_licence …, type, subject, prof, chapter, topic, board with years, appearances, origin, items';
const BODIES = ['stem', 'explanation', 'explanation_bn'];
const OPTION = /^(option|reason)_([a-j])$/;
const PART = /^part_([a-j])(_label|_marks|_points|_weights)?$/;
const PICTURE = /^picture_([1-6])(?:_(alt|credit|source|licence))?$/;

/** An empty text removes the field. Throws 400 for unknown fields and for keys that do not fit. */
export function editCells(content: QuestionContent, cells: Cells): Draft {
  const { chapters, ...fields } = content;
  const draft: Draft = { ...fields, chapter: chapters[0] };
  const options = content.options.map((option) => ({ ...option }));
  const parts: Part[] = content.parts.map((part) => ({ ...part, points: [...part.points] }));
  const media: Picture[] = content.media.map((picture) => ({ ...picture }));
  for (const [field, value] of inOrder(cells)) {
    const text = value.trim();
    const [option, part, picture] = [OPTION.exec(field), PART.exec(field), PICTURE.exec(field)];
    if (picture) editPicture(media, field, picture, text);
    else if (option) editOption(options, field, option, text);
    else if (part) editPart(parts, field, part, text);
    else if (BODIES.includes(field)) draft[field] = asBody(text) || undefined;
    else if (field === 'origin') draft[field] = text.toUpperCase() || undefined;
    else if (field === 'references') draft[field] = lines(text);
    else if (field === 'items') draft[field] = readItems(text);
    else if ((PLAIN as readonly string[]).includes(field)) draft[field] = text || undefined;
    else if (!LATER.includes(field)) throw badRequest(errorMessages.noField({ field, fields: FIELDS }), field);
  }
  const edited: Draft = { ...draft, ...papers(cells), parts, media };
  return { ...edited, options: withKey(String(draft['type']), options, cells) };
}

// Read after everything else.
const LATER = ['key', 'correct', 'board', 'years', 'appearances'];

/** Removals first, from the end; then A before B, and an option before its reason. */
function inOrder(cells: Cells): [string, string][] {
  const sorted = Object.entries(cells).sort(([one], [other]) => (one < other ? -1 : 1));
  const isEmpty = ([, text]: [string, string]) => text.trim() === '';
  return [...sorted.filter(isEmpty).toReversed(), ...sorted.filter((cell) => !isEmpty(cell))];
}

function editOption(options: QuestionContent['options'], field: string, found: RegExpExecArray, text: string): void {
  const index = indexOf(found[2]!);
  if (found[1] === 'reason') {
    const option = options[index];
    if (!option) throw badRequest(errorMessages.noOption({ field, option: optionKey(index) }), field);
    if (text) option.reason = asBody(text);
    else delete option.reason;
  } else if (text === '') removeLast(options, index, field);
  else if (index < options.length) options[index]!.text = asBody(text);
  else append(options, index, field, { text: asBody(text), correct: false });
}

function editPart(parts: Part[], field: string, found: RegExpExecArray, text: string): void {
  const index = indexOf(found[1]!);
  const part = parts[index];
  if (!found[2] && text === '') return removeLast(parts, index, field);
  if (!found[2] && !part) return append(parts, index, field, { label: found[1]!, text: asBody(text), points: [] });
  if (!part) throw badRequest(errorMessages.noPart({ field, part: found[1]! }), field);
  if (!found[2]) part.text = asBody(text);
  else if (found[2] === '_label') part.label = text || found[1]!;
  else if (found[2] === '_marks') part.marks = readMarks(text, field, refuse(field));
  else if (found[2] === '_points') part.points = lines(text);
  else part.weights = readWeights(text, field, refuse(field));
}

const refuse = (field: string) => (reason: Message) => {
  throw badRequest(rowMessages.sentence({ message: reason }), field);
};

function editPicture(media: Picture[], field: string, found: RegExpExecArray, text: string): void {
  const index = Number(found[1]) - 1;
  const picture = media[index];
  if (!found[2] && text === '') return removeLast(media, index, field);
  if (!found[2] && !picture) return append(media, index, field, { image: text, alt: '' });
  if (!picture) throw badRequest(errorMessages.noPicture({ field, picture: `picture_${found[1]}` }), field);
  const { image: _image, alt, credit, source, licence } = picture;
  if (!found[2])
    media[index] = {
      image: text,
      alt,
      ...(credit && { credit }),
      ...(source && { source }),
      ...(licence && { licence }),
    };
  else if (found[2] === 'alt') picture.alt = text;
  else {
    const name = found[2] as 'credit' | 'source' | 'licence';
    if (text) picture[name] = text;
    else delete picture[name];
  }
}

const indexOf = (letter: string) => letter.charCodeAt(0) - 97;

function removeLast(items: unknown[], index: number, field: string): void {
  if (index !== items.length - 1) throw badRequest(errorMessages.onlyLastGoes({ field }), field);
  items.pop();
}

function append<Item>(items: Item[], index: number, field: string, item: Item): void {
  if (index !== items.length) throw badRequest(errorMessages.gapBefore({ field }), field);
  items.push(item);
}

function papers({ board, years, appearances }: Cells): { appearances?: unknown[] } {
  if (board === undefined && years === undefined && appearances === undefined) return {};
  const read = takeAppearances({ board, years, appearances });
  if ('refusal' in read) throw badRequest(rowMessages.sentence({ message: read.refusal }), 'appearances');
  return read;
}

function withKey(type: string, options: QuestionContent['options'], { key, correct }: Cells) {
  if (key !== undefined && correct !== undefined) throw badRequest(errorMessages.keyOrCorrect(), 'key');
  if (key === undefined && correct === undefined) return options;
  const right = key === undefined ? readCorrect(correct!, options.length) : readKey(type, key, options.length);
  return options.map((option, index) => ({ ...option, correct: right.includes(index) }));
}
