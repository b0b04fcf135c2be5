import { t } from '../messages/index.ts';

const LETTERS = 'abcdefghij'.split('');
const PICTURES = [1, 2, 3, 4, 5, 6];

const NAMES = {
  stem: 'studio.columnStem',
  type: 'studio.columnType',
  ref: 'studio.columnRef',
  subject: 'studio.columnSubject',
  prof: 'studio.columnProf',
  chapter: 'studio.columnChapter',
  topic: 'studio.columnTopic',
  also_in: 'studio.columnAlsoIn',
  board: 'studio.columnBoard',
  years: 'studio.columnYears',
  appearances: 'studio.columnAppearances',
  origin: 'studio.columnOrigin',
  correct: 'studio.columnCorrect',
  explanation: 'studio.columnExplanation',
  take_away: 'studio.columnTakeAway',
  references: 'studio.columnReferences',
} as const;

const ITEMS = {
  option: 'studio.columnOption',
  reason: 'studio.columnReason',
  part: 'studio.columnPart',
  part_label: 'studio.columnPartLabel',
  part_marks: 'studio.columnPartMarks',
  part_points: 'studio.columnPartPoints',
  part_weights: 'studio.columnPartWeights',
  picture: 'studio.columnPicture',
  picture_alt: 'studio.columnPictureAlt',
  picture_credit: 'studio.columnPictureCredit',
} as const;

type Choice = { value: string; label: string };
type Group = { group: string; items: Choice[] };

const named = (...columns: (keyof typeof NAMES)[]): Choice[] =>
  columns.map((column) => ({ value: column, label: t(NAMES[column]) }));

const itemsOf = (kind: keyof typeof ITEMS, names: readonly (string | number)[]): Choice[] => {
  const [list, rest] = kind.split('_');
  return names.map((name) => ({
    value: [list, name, rest].filter((piece) => piece !== undefined).join('_'),
    label: t(ITEMS[kind], { name: String(name).toUpperCase() }),
  }));
};

const partsOf = (letter: string): Choice[] =>
  (['part', 'part_marks', 'part_points', 'part_weights', 'part_label'] as const).flatMap((kind) =>
    itemsOf(kind, [letter]),
  );
const pictureOf = (number: number): Choice[] =>
  (['picture', 'picture_alt', 'picture_credit'] as const).flatMap((kind) => itemsOf(kind, [number]));

/** The columns of the template by their plain names, for a select. */
export const templateColumns = (): Group[] => [
  { group: t('studio.columnsQuestion'), items: named('stem', 'type', 'correct', 'explanation') },
  { group: t('studio.columnsOptions'), items: itemsOf('option', LETTERS) },
  { group: t('studio.columnsPlace'), items: named('subject', 'prof', 'chapter', 'topic', 'also_in') },
  { group: t('studio.columnsPapers'), items: named('board', 'years', 'appearances', 'origin') },
  { group: t('studio.columnsMore'), items: named('take_away', 'references', 'ref') },
  { group: t('studio.columnsReasons'), items: itemsOf('reason', LETTERS) },
  { group: t('studio.columnsParts'), items: LETTERS.flatMap(partsOf) },
  { group: t('studio.columnsPictures'), items: PICTURES.flatMap(pictureOf) },
];
