import { hasSingleKey, hasStatements, isSelfMarked, PAPER_ORDER } from 'question/kinds/names.ts';
import { readNumber } from 'text/number.ts';
import type { QuestionInput, QuestionOrigin, QuestionType } from '../../../../graphql.generated.ts';
import type { Picture } from '../../pictures/index.ts';
import type { EditedQuestionFragment } from '../question-editor.generated.ts';

/** Rows that can move keep an id of their own. */
type Row = { id: string };
export type OptionRow = Row & {
  text: string;
  reason: string;
  /**
   * Whether it is the best answer, and whether it is true as a statement, null until the author says so: changing the type
   * loses neither.
   */
  isBest: boolean;
  isTrue: boolean | null;
};
export type PointRow = Row & { text: string; weight: string };
export type PartRow = Row & { label: string; text: string; marks: string; isWeighted: boolean; points: PointRow[] };
export type LineRow = Row & { text: string };
export type AppearanceRow = Row & { board: string; year: string; sitting: string };

/** A question as it is typed: numbers are text, and fields of other types stay. */
export type Form = {
  type: QuestionType;
  prof: string;
  subject: string;
  chapter: string;
  topic: string;
  stem: string;
  options: OptionRow[];
  parts: PartRow[];
  explanation: string;
  explanationBn: string;
  takeAway: string;
  references: LineRow[];
  appearances: AppearanceRow[];
  origin: QuestionOrigin | '';
  media: Picture[];
  /** Codes of items of the curriculum. */
  items: string[];
};

export const USUAL_OPTIONS = 5;

export const newId = () => crypto.randomUUID();
export const newOption = (): OptionRow => ({ id: newId(), text: '', reason: '', isBest: false, isTrue: null });
export const newPoint = (): PointRow => ({ id: newId(), text: '', weight: '1' });
export const newLine = (text: string): LineRow => ({ id: newId(), text });
export const newAppearance = (): AppearanceRow => ({ id: newId(), board: '', year: '', sitting: '' });
export const newPart = (index: number): PartRow => ({
  id: newId(),
  label: letter(index).toLowerCase(),
  text: '',
  marks: '',
  isWeighted: false,
  points: [newPoint()],
});

export const letter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

export const emptyForm = (start: Partial<Pick<Form, 'type' | 'prof' | 'subject'>> = {}): Form => ({
  type: PAPER_ORDER[0],
  prof: '',
  subject: '',
  chapter: '',
  topic: '',
  stem: '',
  options: Array.from({ length: USUAL_OPTIONS }, newOption),
  parts: [newPart(0)],
  explanation: '',
  explanationBn: '',
  takeAway: '',
  references: [],
  appearances: [],
  origin: 'ORIGINAL',
  media: [],
  items: [],
  ...start,
});

/** What is there, in the form's terms. */
export function toForm({ draft, prof, subject, chapter, undecided }: EditedQuestionFragment): Form {
  const empty = emptyForm();
  const { type } = draft;
  return {
    type,
    prof,
    subject: subject.code,
    chapter: chapter ?? '',
    topic: draft.topic ?? '',
    stem: draft.stem,
    options:
      draft.options.length > 0
        ? draft.options.map((option) => toOptionRow(option, type, undecided))
        : isSelfMarked(type)
          ? empty.options
          : [],
    parts: draft.parts.length > 0 ? draft.parts.map(toPartRow) : isSelfMarked(type) ? [] : empty.parts,
    explanation: draft.explanation ?? '',
    explanationBn: draft.explanationBn ?? '',
    takeAway: draft.takeAway ?? '',
    references: draft.references.map(newLine),
    appearances: draft.appearances.map(({ board, year, sitting }) => ({
      id: newId(),
      board,
      year: String(year),
      sitting: sitting ?? '',
    })),
    origin: draft.origin ?? '',
    media: draft.media.map(({ image, alt, credit, source, licence, width, height }) => ({
      imageId: image.publicId,
      alt,
      credit: credit ?? '',
      source: source ?? '',
      licence: licence ?? '',
      url: image.url,
      width,
      height,
    })),
    items: draft.items.map(({ code }) => code),
  };
}

type Draft = EditedQuestionFragment['draft'];

const toOptionRow = (
  { key, text, reason, correct }: Draft['options'][number],
  type: QuestionType,
  undecided: readonly string[],
): OptionRow => ({
  id: newId(),
  text,
  reason: reason ?? '',
  isBest: correct,
  // Of a single best answer nobody has said that the other options are false.
  isTrue: correct || (hasStatements(type) && !undecided.includes(key) ? false : null),
});

const toPartRow = ({ label, text, marks, points, weights }: Draft['parts'][number]): PartRow => ({
  id: newId(),
  label,
  text,
  marks: String(marks),
  isWeighted: weights != null,
  points: points.map((point, index) => ({ id: newId(), text: point, weight: String(weights?.[index] ?? 1) })),
});

/** What is sent: the fields of the type, without rows that are not filled in. */
export function toInput(form: Form): QuestionInput {
  const isSaq = isSelfMarked(form.type);
  return {
    type: form.type,
    prof: form.prof,
    subject: form.subject,
    ...filled('chapter', form.chapter.trim()),
    ...filled('topic', form.topic.trim()),
    stem: form.stem,
    options: isSaq ? [] : withoutEmptyEnd(form.options).map((row) => toOption(row, form.type)),
    parts: isSaq ? form.parts.filter(isFilledPart).map(toPart) : [],
    ...filled('explanation', form.explanation),
    ...filled('explanationBn', form.explanationBn),
    ...filled('takeAway', form.takeAway.trim()),
    references: form.references.map(({ text }) => text.trim()).filter(Boolean),
    appearances: form.appearances.filter(isWholeAppearance).map(({ board, year, sitting }) => ({
      board,
      year: Number(year),
      ...filled('sitting', sitting),
    })),
    ...(form.origin && { origin: form.origin }),
    ...(form.items.length > 0 && { items: form.items }),
    ...(form.media.length > 0 && {
      media: form.media.map(({ imageId, alt, credit, source, licence }) => ({
        imageId,
        alt,
        ...filled('credit', credit.trim()),
        ...filled('source', source.trim()),
        ...filled('licence', licence.trim()),
      })),
    }),
  };
}

const filled = <Name extends string>(name: Name, value: string) =>
  (value === '' ? {} : { [name]: value }) as { [Key in Name]?: string };

const isFilledOption = ({ text, reason, isBest, isTrue }: OptionRow) =>
  text !== '' || reason !== '' || isBest || isTrue;

/** Options in the middle keep their letters. */
const withoutEmptyEnd = (rows: readonly OptionRow[]) => rows.slice(0, rows.findLastIndex(isFilledOption) + 1);

const toOption = ({ text, reason, isBest, isTrue }: OptionRow, type: QuestionType) => ({
  text,
  ...(hasSingleKey(type) ? { correct: isBest } : isTrue !== null && { correct: isTrue }),
  ...filled('reason', reason),
});

const isFilledPart = ({ text, marks, points }: PartRow) =>
  text !== '' || marks.trim() !== '' || points.some((point) => point.text.trim() !== '');

function toPart({ label, text, marks, isWeighted, points }: PartRow) {
  const written = points.filter((point) => point.text.trim() !== '');
  return {
    label: label.trim(),
    text,
    marks: readNumber(marks) ?? 0,
    points: written.map((point) => point.text.trim()),
    ...(isWeighted && written.length > 0 && { weights: written.map(({ weight }) => readNumber(weight) ?? 0) }),
  };
}

const isWholeAppearance = ({ board, year }: AppearanceRow) => board !== '' && /^\d{4}$/.test(year);
