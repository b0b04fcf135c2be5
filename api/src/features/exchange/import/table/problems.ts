import type { Message } from '../../../../http/messages.ts';
import { isColumn, LETTERS, type TemplateCells } from '../../template/template-columns.ts';

/** One problem of a row, and the cell that it is in; undefined for the row as a whole. */
export type CellProblem = { column: string | undefined; message: Message };

type Params = Readonly<Record<string, unknown>>;
type ColumnOf = (params: Params, cells: TemplateCells) => unknown;

const optionOf =
  (name: string): ColumnOf =>
  (params) =>
    `option_${String(params[name]).toLowerCase()}`;
/** Messages that are about one cell whatever the row. Others name the column in a parameter. */
const COLUMNS: Record<string, string | ColumnOf> = {
  'questions.row.keyEmpty': 'correct',
  'questions.row.keyNotALetter': 'correct',
  'questions.row.keyNamesNoOption': 'correct',
  'questions.row.keyUnclear': 'correct',
  'questions.row.otherKey': 'correct',
  'questions.row.boardWithoutYears': 'years',
  'questions.row.yearsWithoutBoard': 'board',
  'questions.row.notAYear': 'years',
  'questions.row.notAPaper': 'appearances',
  'questions.row.notAList': 'also_in',
  'questions.row.yearToCome': (_params, cells) => (cells['years'] ? 'years' : 'appearances'),
  'questions.row.noPicture': ({ name }, cells) => pictureNamed(cells, name),
  'questions.row.emptyBefore': ({ empty }) => empty,
  'questions.row.sameOptions': optionOf('other'),
  'questions.row.alikeOptions': optionOf('other'),
  'questions.row.resembles': ({ kind }) => kind,
  'questions.row.unknownSubject': 'subject',
  'questions.row.refTwice': 'ref',
  'questions.row.refOfAnother': 'ref',
  'questions.row.refNotSet': 'ref',
  'questions.row.otherOrigin': 'ref',
  'questions.input.ref': 'ref',
  'questions.input.type': 'type',
  'questions.input.noSubject': 'subject',
  'questions.input.origin': 'origin',
  'questions.input.sbaKey': 'correct',
  'questions.input.tooFewOptions': 'option_b',
  'questions.input.sameOptions': optionOf('other'),
  'questions.input.saqWithoutParts': 'part_a',
  'questions.input.saqWithOptions': 'option_a',
  'questions.input.hasParts': 'part_a',
};

/** Parts of an item, by the name that their messages give them. */
const SUFFIXES: Record<string, string> = {
  'questions.input.marksNotNumber': '_marks',
  'questions.input.marksTooLow': '_marks',
  'questions.input.marksTooHigh': '_marks',
  'questions.input.weight': '_weights',
  'questions.input.weightCount': '_weights',
  'questions.input.tooManyPoints': '_points',
  'questions.input.oneAddress': '_source',
  'questions.row.sourceMissing': '_source',
  'questions.row.licenceMissing': '_licence',
  'questions.row.licenceUnknown': '_licence',
  'questions.row.notForSale': '_licence',
  'model point': '_points',
  'text alternative': '_alt',
  credit: '_credit',
  'picture source': '_source',
  'picture licence': '_licence',
};

/** The single problems of a message, each with its column. */
export function problemsOf(message: Message, cells: TemplateCells): CellProblem[] {
  const { id, params } = message;
  switch (id) {
    case 'questions.row.several':
      return (params['messages'] as Message[]).flatMap((one) => problemsOf(one, cells));
    case 'questions.row.dropped':
      return (params['losses'] as Message[]).flatMap((loss) => inFields(loss, message));
    case 'questions.row.cannotBeKept':
      return problemsOf(params['loss'] as Message, cells).map(({ column }) => ({ column, message }));
    case 'questions.row.dropPictures':
      return problemsOf(params['message'] as Message, cells);
    case 'questions.row.inOption':
    case 'questions.row.inItem':
      return [{ column: columnOfItem(params), message }];
    case 'questions.row.lostIn':
    case 'questions.format.rawMarkup':
    case 'questions.format.sound':
    case 'questions.row.bijoy':
    case 'questions.row.bijoyConverted':
    case 'questions.row.bijoyDoubtful':
      return inFields(message, message);
    default:
      return [{ column: columnOf(message, cells), message }];
  }
}

const inFields = ({ params }: Message, message: Message): CellProblem[] => {
  const fields = Array.isArray(params['fields']) ? (params['fields'] as string[]) : [undefined];
  return fields.map((field) => ({ column: field === undefined ? undefined : known(field), message }));
};

function columnOf({ id, params }: Message, cells: TemplateCells): string | undefined {
  const own = COLUMNS[id];
  const column =
    (typeof own === 'function' ? own(params, cells) : own) ?? params['field'] ?? params['text'] ?? params['what'];
  return typeof column === 'string' ? known(column === 'reference' ? 'references' : column) : undefined;
}

/** `option`, `parts` or `picture`, with the number or letter of the item. */
function columnOfItem({ option, list, number, message }: Params): string | undefined {
  const { id, params } = message as Message;
  const suffix = SUFFIXES[id] ?? SUFFIXES[String(params['text'])] ?? '';
  if (typeof option === 'string')
    return known(`${params['text'] === 'reason' ? 'reason' : 'option'}_${option.toLowerCase()}`);
  if (list === 'picture') return known(`picture_${String(number)}${suffix}`);
  if (list === 'parts') return known(`part_${LETTERS[Number(number) - 1] ?? ''}${suffix}`);
  return typeof list === 'string' ? known(list) : undefined;
}

const pictureNamed = (cells: TemplateCells, name: unknown) =>
  Object.keys(cells).find((column) => /^picture_\d$/.test(column) && cells[column] === name);

const known = (column: string) => (isColumn(column) ? column : undefined);
