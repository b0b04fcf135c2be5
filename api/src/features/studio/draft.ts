import { createHash } from 'node:crypto';
import type { Schemas } from 'schema/rest/bodies.ts';
import { hasStatements } from 'question/kinds/names.ts';
import type { DraftContent, DraftExtras, MediaRow, PartRow, QuestionChange } from '../../db/schema.ts';
import type { Database } from '../../db/connection.ts';
import { badRequest } from '../../http/errors.ts';
import { findPictures } from '../images/index.ts';
import { optionKey, cleanDraft } from '../bank/draft/index.ts';
import { changesBetween, type QuestionContent } from '../bank/index.ts';
import { type Message, wordsOf } from '../../http/messages.ts';
import { errorMessages } from './error-messages.ts';
import type { QuestionInput } from './inputs.ts';

const filled = <Value>(name: string, value: Value | null | undefined) =>
  value === undefined || value === null || value === '' ? {} : { [name]: value };

/** In one order of fields, and without empty ones, so that equal drafts are equal as text. */
export function canonical(draft: DraftContent): DraftContent {
  return {
    type: draft.type,
    prof: draft.prof,
    subject: draft.subject,
    ...filled('chapter', draft.chapter),
    ...filled('topic', draft.topic),
    stem: draft.stem,
    options: draft.options.map(({ text, correct, reason }) => ({
      text,
      // Only statements can be undecided: of options one alone is the key.
      ...filled('correct', hasStatements(draft.type) ? correct : (correct ?? false)),
      ...filled('reason', reason),
    })),
    parts: draft.parts.map(canonicalPart),
    ...filled('explanation', draft.explanation),
    ...filled('explanation_bn', draft.explanation_bn),
    ...filled('take_away', draft.take_away),
    references: draft.references.filter(Boolean),
    appearances: draft.appearances.map(({ board, year, sitting }) => ({ board, year, ...filled('sitting', sitting) })),
    ...filled('origin', draft.origin),
    ...filled('items', draft.items?.length ? draft.items : undefined),
    // Left out like in drafts of before pictures, so that those stay equal.
    ...filled('media', draft.media?.length ? draft.media.map(canonicalPicture) : undefined),
  };
}

/** Points that are empty go with their weights. */
function canonicalPart({ label, text, marks, points, weights }: PartRow): PartRow {
  const left = weights?.filter((_weight, index) => points[index] !== '');
  return { label, text, marks, points: points.filter(Boolean), ...filled('weights', left?.length ? left : undefined) };
}

const canonicalPicture = ({ image, alt, credit, source, licence, width, height }: MediaRow): MediaRow => ({
  image,
  alt,
  ...filled('credit', credit),
  ...filled('source', source),
  ...filled('licence', licence),
  width,
  height,
});

/**
 * What an author sent, with the HTML that questions may have, and what was dropped of it. Throws 400 for a picture that
 * the author may not use.
 */
export async function readInput(
  db: Database,
  owner: number,
  input: QuestionInput,
): Promise<{ draft: DraftContent; dropped: string[] }> {
  const options = input.options.map(({ key: _key, ...option }) => option);
  const media = await readMedia(db, owner, input.media);
  const { draft, pictures, faults, dropped } = cleanDraft({ ...input, options, media });
  return {
    draft: canonical({ stem: '', ...draft } as DraftContent),
    dropped: [...pictures, ...faults, ...dropped].map((message: Message) => wordsOf(message)),
  };
}

/** Their sizes are those of the store. */
async function readMedia(db: Database, owner: number, media: QuestionInput['media']): Promise<MediaRow[]> {
  const stored = await findPictures(
    db,
    media.map(({ image }) => image),
    owner,
  );
  return media.map(({ image, alt, width: _width, height: _height, ...texts }, index) => {
    const found = stored.get(image);
    if (!found) throw badRequest(errorMessages.noPicture(), `question.media.${index}.image`);
    const { credit, source, licence } = texts;
    return {
      image,
      alt,
      ...filled('credit', credit),
      ...filled('source', source),
      ...filled('licence', licence),
      width: found.width,
      height: found.height,
    };
  });
}

const textOf = (draft: DraftContent) => JSON.stringify(canonical(draft));
export const digestOf = (draft: DraftContent) => createHash('sha256').update(textOf(draft)).digest('hex');
export const isSame = (one: DraftContent, other: DraftContent) => textOf(one) === textOf(other);

/** A question of the bank as a draft has it: with the first of its chapters. */
export const draftOf = ({ chapters, ...content }: QuestionContent): DraftContent =>
  canonical({ ...content, chapter: chapters[0] } as DraftContent);

/** Where a question is listed depends on these. */
export const placeOf = ({
  prof,
  subject,
  chapter,
  topic,
  appearances,
}: DraftExtras['place']): DraftExtras['place'] => ({
  prof,
  subject,
  ...filled('chapter', chapter),
  ...filled('topic', topic),
  appearances: appearances.map(({ board, year, sitting }) => ({ board, year, ...filled('sitting', sitting) })),
});

const contentOf = ({ chapter, media = [], items = [], ...draft }: DraftContent) =>
  ({ ...draft, media, items, chapters: chapter === undefined ? [] : [chapter] }) as QuestionContent;

export const changesOf = (before: DraftContent, after: DraftContent): QuestionChange[] =>
  changesBetween(contentOf(before), contentOf(after));

/** Keys of the statements that nobody has called true or false. */
export const undecidedOf = ({ options }: DraftContent): string[] =>
  options.flatMap(({ correct }, index) => (correct === undefined ? [optionKey(index)] : []));

export const viewDraft = (draft: DraftContent) => ({
  ...draft,
  appearances: draft.appearances as Schemas['StudioDraft']['appearances'],
  chapter: draft.chapter ?? null,
  topic: draft.topic ?? null,
  options: draft.options.map((option, index) => ({
    key: optionKey(index),
    ...option,
    correct: option.correct ?? false,
  })),
  explanation: draft.explanation ?? null,
  explanation_bn: draft.explanation_bn ?? null,
  take_away: draft.take_away ?? null,
  origin: draft.origin ?? null,
  items: draft.items ?? [],
  media: draft.media ?? [],
});
