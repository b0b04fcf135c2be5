import type { z } from 'zod';
import type { Message } from '../../../http/messages.ts';
import { messageOf } from '../../../http/validate.ts';
import { optionKey, questionSchema, type Question } from './question.ts';
import { answerKey, contentHash, foldOptions, hashWithoutStrikes, spellingOf } from './content-hash.ts';
import { cleanDraft, type CleanDraft } from './clean-draft.ts';
import { cellsOfDraft, textsOfDraft } from './draft-cells.ts';
import { checkTexts, mayBeDamaged } from '../../../texts/damage/damaged-text.ts';
import type { Draft } from './draft.ts';
import { findRawMarkup, mayHaveRawMarkup, NO_RAW_MARKUP } from '../../../texts/raw-markup.ts';
import { licenceReasons, type LicensedPicture } from './picture-licences.ts';
import { rowMessages } from './messages.ts';

/** A valid question, with the hashes that identify it. */
export type PreparedQuestion = {
  question: Question;
  hash: string;
  hashWithoutStrikes: string | undefined;
  key: string;
  spelling: string;
  /** Warnings do not refuse the question. */
  warnings: Message[];
};
export type DraftOptions = {
  /** Papers of later years are refused. */
  thisYear: number;
  dropPictures?: boolean;
  /** Pictures that readers see already: what they lack is listed by a command and refuses no correction. */
  published?: readonly LicensedPicture[];
};

type Rejection = { reason: Message; hasPictures?: boolean };

export function prepareDraft(
  draft: Draft,
  { thisYear, dropPictures, published }: DraftOptions,
  pictures: readonly Message[] = [],
): PreparedQuestion | Rejection {
  const clean = cleanDraft(draft);
  clean.pictures.push(...pictures);
  const damage = mayBeDamaged(textsOfDraft(draft))
    ? checkTexts(cellsOfDraft(draft), () => cellsOfDraft(clean.draft))
    : { refusals: [], warnings: [] };
  const parsed = questionSchema.safeParse(clean.draft);
  const reasons = parsed.success ? [] : parsed.error.issues.map(inItem);
  reasons.push(...licenceReasons(clean.draft['media'], published));
  const hasPictures = clean.pictures.length > 0 && !dropPictures;
  reasons.push(
    ...clean.faults,
    ...damage.refusals,
    ...(hasPictures ? clean.pictures.map((loss) => rowMessages.cannotBeKept({ loss })) : []),
  );
  if (!parsed.success || reasons.length > 0)
    return { reason: rowMessages.several({ messages: unique(reasons) }), hasPictures };
  const question = parsed.data;
  const { faults, sounds, warnings } = mayHaveRawMarkup(textsOfDraft(question))
    ? findRawMarkup(cellsOfDraft(question))
    : NO_RAW_MARKUP;
  if (faults.length > 0) return { reason: rowMessages.several({ messages: faults }) };
  if (sounds.length > 0 && !dropPictures) {
    return { reason: rowMessages.cannotBeKept({ loss: sounds[0]! }), hasPictures: true };
  }
  const twins = twinOptions(foldOptions(question.options));
  if (twins) return { reason: rowMessages.sameOptions(twins) };
  const late = question.appearances.find(({ year }) => year > thisYear);
  if (late) return { reason: rowMessages.yearToCome({ year: late.year, thisYear }) };
  return {
    question,
    hash: contentHash(question),
    hashWithoutStrikes: hashWithoutStrikes(question),
    key: answerKey(question.options),
    spelling: spellingOf(question.options),
    warnings: [
      ...lossesOf(clean),
      ...sounds.map((loss) => rowMessages.dropped({ losses: [loss] })),
      ...damage.warnings,
      ...warnings,
      ...alikeOptions(question),
    ],
  };
}

const lossesOf = ({ pictures, dropped }: CleanDraft): Message[] =>
  pictures.length + dropped.length === 0 ? [] : [rowMessages.dropped({ losses: [...pictures, ...dropped] })];

function alikeOptions(question: Question): Message[] {
  const alike = twinOptions(foldOptions(question.options).map((text) => text.toLowerCase()));
  return alike ? [rowMessages.alikeOptions(alike)] : [];
}

/** Names the option, part or paper that the problem is in. */
function inItem(issue: z.core.$ZodIssue): Message {
  const [list, index] = issue.path;
  const message = messageOf(issue);
  if (typeof index !== 'number') return message;
  if (list === 'options') return rowMessages.inOption({ option: optionKey(index), message });
  return rowMessages.inItem({ list: list === 'media' ? 'picture' : String(list), number: index + 1, message });
}

const unique = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((message) => [JSON.stringify(message), message])).values(),
];

/** The first two options with equal texts. */
function twinOptions(texts: readonly string[]) {
  const twin = texts.findIndex((text, index) => texts.indexOf(text) !== index);
  return twin < 0 ? null : { one: optionKey(texts.indexOf(texts[twin]!)), other: optionKey(twin) };
}
