import { t } from '../messages/index.ts';

const LETTERS = 'abcdefghij'.split('');
const PICTURES = [1, 2, 3, 4, 5, 6];

const NAMES = {
  stem: 'exchange.columnStem',
  type: 'exchange.columnType',
  ref: 'exchange.columnRef',
  subject: 'exchange.columnSubject',
  prof: 'exchange.columnProf',
  chapter: 'exchange.columnChapter',
  topic: 'exchange.columnTopic',
  also_in: 'exchange.columnAlsoIn',
  board: 'exchange.columnBoard',
  years: 'exchange.columnYears',
  appearances: 'exchange.columnAppearances',
  origin: 'exchange.columnOrigin',
  correct: 'exchange.columnCorrect',
  explanation: 'exchange.columnExplanation',
  explanation_bn: 'exchange.columnExplanationBn',
  take_away: 'exchange.columnTakeAway',
  references: 'exchange.columnReferences',
} as const;

const ITEMS = {
  option: 'exchange.columnOption',
  reason: 'exchange.columnReason',
  part: 'exchange.columnPart',
  part_label: 'exchange.columnPartLabel',
  part_marks: 'exchange.columnPartMarks',
  part_points: 'exchange.columnPartPoints',
  part_weights: 'exchange.columnPartWeights',
  picture: 'exchange.columnPicture',
  picture_alt: 'exchange.columnPictureAlt',
  picture_credit: 'exchange.columnPictureCredit',
  picture_source: 'exchange.columnPictureSource',
  picture_licence: 'exchange.columnPictureLicence',
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
  (['picture', 'picture_alt', 'picture_credit', 'picture_source', 'picture_licence'] as const).flatMap((kind) =>
    itemsOf(kind, [number]),
  );

/** The columns of the template by their plain names, for a select. */
export const templateColumns = (): Group[] => [
  { group: t('exchange.columnsQuestion'), items: named('stem', 'type', 'correct', 'explanation') },
  { group: t('exchange.columnsOptions'), items: itemsOf('option', LETTERS) },
  { group: t('exchange.columnsPlace'), items: named('subject', 'prof', 'chapter', 'topic', 'also_in') },
  { group: t('exchange.columnsPapers'), items: named('board', 'years', 'appearances', 'origin') },
  { group: t('exchange.columnsMore'), items: named('explanation_bn', 'take_away', 'references', 'ref') },
  { group: t('exchange.columnsReasons'), items: itemsOf('reason', LETTERS) },
  { group: t('exchange.columnsParts'), items: LETTERS.flatMap(partsOf) },
  { group: t('exchange.columnsPictures'), items: PICTURES.flatMap(pictureOf) },
];
