import { readLicence } from 'schema/licences.ts';
import type { Message } from '../../../http/messages.ts';
import { optionKey } from './question.ts';
import { sanitiseBody, stripMarkup } from '../../../texts/html.ts';
import { nameLoss, noLosses, type Loss, type Losses } from '../../../texts/markup-losses.ts';
import type { Draft } from './draft.ts';
import { rowMessages } from './messages.ts';

type FieldLosses = { field: string; losses: Losses }[];
type Clean = (value: unknown, field: string, found: FieldLosses) => unknown;

// Half of a surrogate pair cannot be stored. Replace it by NUL, which validation refuses.
const ifText =
  (clean: (text: string, losses: Losses) => string): Clean =>
  (value, field, found) => {
    if (typeof value !== 'string') return value;
    if (!value.isWellFormed()) return '\0';
    if (!value.includes('<')) return clean(value, noLosses());
    const losses = noLosses();
    found.push({ field, losses });
    return clean(value, losses);
  };

const body = ifText(sanitiseBody);
const plain = ifText(stripMarkup);
const bodyOrNothing: Clean = (...input) => body(...input) || undefined;
const plainOrNothing: Clean = (...input) => plain(...input) || undefined;

const letter = (index: number) => optionKey(index).toLowerCase();

const each =
  (clean: Clean, nameOf = (field: string, _index: number) => field): Clean =>
  (value, field, found) =>
    Array.isArray(value) ? value.map((item, index) => clean(item, nameOf(field, index), found)) : value;

/** Cleans the fields of an item; `?` in a field's name stands for the item's letter. */
const fields =
  (cleaners: Record<string, [name: string, clean: Clean]>): Clean =>
  (value, at, found) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return cleanFields(value as Draft, (name) => {
      const [called, clean] = Object.hasOwn(cleaners, name) ? cleaners[name]! : [];
      return clean && ((item) => clean(item, called!.replace('?', at), found));
    });
  };

const lettered = (clean: Clean) => each(clean, (_field, index) => letter(index));
const OPTION = fields({ text: ['option_?', body], reason: ['reason_?', bodyOrNothing] });
const PART = fields({
  label: ['part_?', plain],
  text: ['part_?', body],
  points: ['part_?_points', each(plain)],
});
const OTHER_LIST = fields({ chapter: ['also_in', plain], topic: ['also_in', plain] });
/** Its id where it is known. */
const licence: Clean = (...input) => {
  const text = plainOrNothing(...input);
  return (typeof text === 'string' && readLicence(text)?.id) || text;
};
const MEDIA = fields({
  alt: ['picture_?_alt', plain],
  credit: ['picture_?_credit', plainOrNothing],
  source: ['picture_?_source', plainOrNothing],
  licence: ['picture_?_licence', licence],
});
const QUESTION: ReadonlyMap<string, Clean> = new Map([
  ['ref', plainOrNothing],
  ['subject', plain],
  ['prof', plain],
  ['chapter', plainOrNothing],
  ['topic', plainOrNothing],
  ['also_in', each(OTHER_LIST)],
  ['stem', body],
  ['options', lettered(OPTION)],
  ['parts', lettered(PART)],
  ['media', each(MEDIA, (_field, index) => String(index + 1))],
  ['explanation', bodyOrNothing],
  ['explanation_bn', bodyOrNothing],
  ['take_away', plainOrNothing],
  ['references', each(plain)],
]);

function cleanFields(draft: Draft, cleanerOf: (name: string) => ((value: unknown) => unknown) | undefined): Draft {
  const cleaned = Object.entries(draft).map(([name, value]) => {
    const clean = cleanerOf(name);
    return [name, clean ? clean(value) : value] as const;
  });
  return Object.fromEntries(cleaned.filter(([, value]) => value !== undefined));
}

/** `pictures` and `faults` are reasons to refuse the row; `dropped` is what it is imported without. */
export type CleanDraft = { draft: Draft; pictures: Message[]; faults: Message[]; dropped: Message[] };

/** Sanitises HTML and normalises text. Leaves other types for validation to refuse. */
export function cleanDraft(draft: Draft): CleanDraft {
  const found: FieldLosses = [];
  const clean = cleanFields(draft, (name) => {
    const cleaner = QUESTION.get(name);
    return cleaner && ((value) => cleaner(value, name, found));
  });
  return {
    draft: clean,
    pictures: describe(found, 'pictures'),
    faults: describe(found, 'faults'),
    dropped: describe(found, 'dropped'),
  };
}

/** Each loss once, with the fields that have it: `a script (stem, option_b)`. */
function describe(found: FieldLosses, kind: keyof Losses): Message[] {
  const byLoss = new Map<Loss, Set<string>>();
  for (const { field, losses } of found) {
    for (const loss of losses[kind]) byLoss.set(loss, (byLoss.get(loss) ?? new Set()).add(field));
  }
  return [...byLoss].map(([loss, fields]) => rowMessages.lostIn({ loss: nameLoss(loss), fields: [...fields] }));
}
