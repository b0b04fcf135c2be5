import { rowMessages as draftMessages } from '../bank/draft/index.ts';
import { defineInputMessages, defineMessages, type Message, wordsOf } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

type Count = { max: number };
type Field = { field: string };
type Ref = { ref: string };
/** In the bank, by ref, or in the file, by line. */
export type Whereabouts = { ref: string } | { line: number };
export type Names = { names: readonly string[]; more: number };

const at = (where: Whereabouts) => ('ref' in where ? `in the bank as ${where.ref}` : `in line ${where.line}`);
export const listed = ({ names, more }: Names): string =>
  names.map((name) => `"${name}"`).join(', ') + (more > 0 ? ` and ${more} more` : '');
export const isOne = ({ names, more }: Names): boolean => names.length + more === 1;
const orOf = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' or ');

const ownMessages = defineMessages('questions.row', bangla.ownMessages, {
  lineTooLong: ({ max }: Count) => `the line is longer than ${max} characters`,
  notJson: () => 'not a line of JSON (cut off, or more than one line for a question?)',
  notAnObject: () => 'not a JSON object',
  jsonKeyTwice: ({ key }: { key: string }) => `"${key}" is given twice`,
  notAList: ({ text }: { text: string }) =>
    `also_in: "${text}" is not a list such as "chapter: Thorax" or "topic DHK: Heart"`,
  emptyBefore: ({ empty, filled }: { empty: string; filled: string }) => `${empty} is empty but ${filled} is not`,
  givenWithout: ({ field, empty }: Field & { empty: string }) => `${field} is given but ${empty} is empty`,
  keyEmpty: () => 'correct is empty: give letters such as B or ACE, or none',
  keyNotALetter: ({ text }: { text: string }) => `correct: "${text}" is not the letter of an option`,
  keyNamesNoOption: ({ option }: { option: string }) => `correct names option ${option}, which is not there`,
  keyUnclear: ({ text, one, other }: { text: string; one: string; other: string }) =>
    `correct: "${text}" may be ${one} by its place and ${other} by its text: give one of these letters`,
  columnCount: ({ columns, expected }: { columns: number; expected: number }) =>
    `${columns} columns where the header has ${expected}`,
  quoteNotClosed: () => 'a quote is opened here and never closed: the rest of the file was read as one cell',
  csvRowTooLong: ({ max }: Count) =>
    `the row is longer than ${max} characters (a quote that is not closed?): the rest of the file was not read`,
  csvParser: ({ words }: { words: string }) => words,
  brokenQuotes: () =>
    'a quote in a cell that is not in quotes, or text after a closing quote (put the cell in quotes and write each quote ' +
    'in it twice; --lenient-quotes takes them as they are)',
  brokenQuotesOver: ({ line, lastLine, message }: { line: number; lastLine: number; message: Message }) =>
    `${wordsOf(message)}; lines ${line} to ${lastLine} were read as one row`,
  tagsLost: ({ tags }: { tags: readonly string[] }) =>
    `left out: the ${tags.length === 1 ? 'tag' : 'tags'} ${tags.map((name) => `"${name}"`).join(', ')}`,
  tableRow: ({ table, row }: { table: number; row: number }) => `table ${table}, row ${row}`,
  notATable: () =>
    'the table has neither columns of the template in its first row nor statements a, b, c … in rows below a question',
  mergedCells: () => 'a cell reaches over several rows: split it',
  equation: () => 'an equation, whose text the import cannot read: type it as text',
  noStemBefore: () => 'no question stands above the options',
  notTrueOrFalse: ({ option, text }: { option: string; text: string }) =>
    `option ${option}: "${text}" is neither true nor false`,
  optionOutOfOrder: ({ option, expected }: { option: string; expected: string }) =>
    `option ${option} stands where ${expected} should`,
  keyMissing: ({ option }: { option: string }) => `option ${option} has no key`,
  columnTwice: ({ column }: { column: string }) => `${column} is given twice`,
  notOurCard: () => 'the card is not as our export makes it: name the fields of such notes with map',
  unknownSubject: ({ subject }: { subject: string }) =>
    `subject_name "${subject}" is none of our subjects: give a subject for such rows`,

  noPicture: ({ name }: { name: string }) => `picture "${name}", which is neither stored nor sent with the file,`,
  badPicture: ({ message }: { message: Message }) => `a picture of the stem: ${wordsOf(message)}`,
  dropPictures: ({ message }: { message: Message }) =>
    `${wordsOf(message)}; --drop-pictures takes rows without their pictures`,

  refTwice: ({ ref, line }: Ref & { line: number }) => `ref ${ref} is in line ${line} already`,
  refOfAnother: ({ ref, where }: Ref & { where: Whereabouts }) =>
    `ref ${ref} is another question ${'ref' in where ? 'in the bank' : at(where)}`,
  correctedSince: ({ ref }: Ref) => `in the bank as ${ref}, which was corrected since`,
  knownUnstruck: ({ where }: { where: Whereabouts }) =>
    `already ${at(where)}, with what is struck out here as plain text`,
  otherKey: ({ where }: { where: Whereabouts }) => `already ${at(where)} with another key`,
  hidden: ({ ref }: Ref) => `${ref} is hidden in the bank`,
  waits: () => 'the question waits for a reviewer already, with another key, topic or paper',
  hasDraft: ({ ref }: Ref) => `a draft of ${ref} is open already: publish it or give it up first`,
  refNotSet: ({ ref, where }: Ref & { where: Whereabouts }) =>
    `ref ${ref} is not set: the question is already ${at(where)}${'ref' in where ? ' (--update sets it)' : ''}`,
  otherCapitals: ({ where }: { where: Whereabouts }) =>
    `the options differ in capitals from those ${at(where)}, which stay`,
  questionElsewhere: ({ ref, where }: Ref & { where: Whereabouts }) => `the question of ${ref} is already ${at(where)}`,
  questionTwice: ({ ref, line, as }: Ref & { line: number; as: string }) =>
    `the question of ${ref} is in line ${line} already, as ${as}`,
  otherOrigin: ({ ref }: Ref) => `ref ${ref} is another question in the bank, of another origin`,
  becomesAnother: ({ ref }: Ref) =>
    `${ref} becomes another question; nothing of its options and little of its stem stays`,
  didYouMean: ({ names }: { names: readonly string[] }) => `Did you mean ${orOf(names)}?`,
  resembles: ({ kind, name, other }: { kind: string; name: string; other: string }) =>
    `new ${kind} "${name}" resembles "${other}"`,
});

/** Reasons to refuse a row, and warnings. They are fragments, which the report joins. */
export const rowMessages = { ...draftMessages, ...ownMessages };

/** `isHeader` if the template knows two of the columns; `known` lists those of the template. */
type UnknownColumns = { columns: Names; isHeader: boolean; known: readonly string[] };

/** Reasons to refuse a picture that was sent beside a file. */
export const pictureMessages = defineMessages('questions.picture', bangla.pictureMessages, {
  badName: () => 'Its name is longer than 200 characters, or has a path or a control character in it.',
  notAPicture: () => 'Only JPEG, PNG and WebP pictures can be sent beside a file.',
  tooLarge: ({ megabytes }: { megabytes: number }) => `It is larger than ${megabytes} MB.`,
  nameTwice: () => 'Another picture has this name.',
});

const SAVE_AS_UTF8 = 'Save it as UTF-8 (in Excel: "CSV UTF-8") and import it again.';
const MAPPING = "Say what they are: --map 'Question=stem', or --map 'Notes=' to leave one out.";

export const fileMessages = defineMessages('questions.file', bangla.fileMessages, {
  empty: () => 'The file is empty.',
  utf16: () => `The file is UTF-16. ${SAVE_AS_UTF8}`,
  notUtf8: () => `The file is not UTF-8. ${SAVE_AS_UTF8}`,
  tooManyRows: ({ max }: Count) => `The file has more than ${max} rows: import it in parts.`,
  takesTooLong: () => 'The file takes too long to read: import it in parts.',
  takesTooMuchMemory: () => 'The file takes too much memory to read: import it in parts.',
  copBase: () => 'Say whether cop counts from 0 or from 1.',
  notCsv: ({ words }: { words: string }) => `The file is not a CSV: ${words}.`,
  headerQuotes: ({ message }: { message: Message }) => `The header: ${wordsOf(message)}.`,
  mappedColumnMissing: (columns: Names) => `The header has no column ${listed(columns)}, which the mapping names.`,
  columnWithoutName: () => "The header has a column without a name (--map '=' leaves it out).",
  unknownColumns: ({ columns, isHeader, known }: UnknownColumns) =>
    `The header has ${isOne(columns) ? `a column ${listed(columns)} that the template does not know.` : `columns that the template does not know: ${listed(columns)}.`}` +
    `${doubt(isHeader)} ${columnHelp(known)}`,
  columnTwice: (columns: Names) => `The header has the column ${listed(columns)} twice.`,
  columnClaimed: ({ column, columns }: { column: string; columns: Names }) =>
    `The columns ${listed(columns)} of the header would all be ${column}. ${MAPPING}`,
  noStem: () => 'The first row has no column "stem": is it the header?',
  foreign: ({ kind, formats }: { kind: Message; formats: readonly string[] }) =>
    `The file is ${wordsOf(kind)}. The import reads ${formats.join(', ')}: see api/docs/question-import.md.`,
  otherFormat: ({ kind, format, own }: { kind: Message; format: string; own: readonly string[] }) =>
    `The file is ${wordsOf(kind)}, not ${format}: give ${own.join(' or ')} as its format.`,

  ankiWithoutColumns: ({ columns }: { columns: number }) =>
    `The file does not name its ${columns} fields. Put a line such as #columns:stem,option_a,… before the notes, or say what they are ` +
    "by their numbers: --map '1=stem' --map '2=option_a' …, and --map '3=' to leave one out.",
  ankiHeader: ({ header }: { header: string }) => `The header "#${header}" cannot be read.`,
  ankiColumn: ({ header }: { header: string }) => `The header ${header} names no column of the notes.`,
  notADocument: () =>
    'The file is not a Word document (.docx) that can be read: it is broken, protected by a password or in the old .doc format.',
  docxTooLarge: () => 'The Word document is too large: import it in parts of some hundred questions.',
  docxWithoutQuestions: () =>
    'The Word document has no questions that can be read: neither a table nor paragraphs numbered 1., 2. with options a), b), c) ' +
    'and a key such as (T) or "Answer: C".',
  inTable: ({ table, message }: { table: number; message: Message }) => `Table ${table}: ${wordsOf(message)}`,
  notMoodleXml: () => 'The file is no Moodle XML that can be read: it is broken or not UTF-8.',
  noMoodleQuestions: () => 'The file has no questions: is it Moodle XML, and whole?',
  xmlTagTooLong: () => 'The file has a tag, a comment or a text of more than 1 MB that was not read.',
  xmlTooDeep: () => 'The file has elements nested more than 100 deep.',
  xmlDeclares: () => 'The file declares entities or a document type of its own (<!DOCTYPE>), which are not read.',
});

const doubt = (isHeader: boolean) => (isHeader ? '' : ' Is it the header?');
const columnHelp = (known: readonly string[]) => `${MAPPING} Known are ${known.join(', ')}.`;

/** Warnings about the file as a whole. */
export const headerMessages = defineMessages('questions.header', bangla.headerMessages, {
  serialNumbers: ({ names, more }: Names) =>
    `left out, because it counts the rows: the column ${listed({ names, more })}`,
  readAsSba: () => 'no column says the type: rows with one right answer are read as SBA',
});

/** What a file of another format is, and what to do about it. */
export const kindMessages = defineMessages('questions.kind', bangla.kindMessages, {
  xlsx: () => 'an Excel workbook (xlsx)',
  jsonl: () => 'JSON Lines',
  gift: () => 'GIFT',
  docx: () => 'a Word document (docx)',
  pptx: () => 'a presentation (pptx)',
  apkg: () => 'an Anki deck (apkg): export its notes as plain text',
  ankiText: () => 'notes of Anki (text)',
  ods: () => 'an OpenDocument spreadsheet (ods)',
  openDocument: () => 'an OpenDocument file (odt or odp)',
  h5p: () => 'an H5P package, which no other program reads: copy its questions into the template',
  contentPackage: () =>
    'a package of QTI, Common Cartridge or SCORM: export its questions from where it was made as Moodle XML, GIFT, Aiken or CSV',
  qti: () =>
    'QTI: export its questions from where it was made as Moodle XML, GIFT, Aiken or CSV, and those of this program as JSON Lines',
  gzip: () => 'a gzip archive (a backup of Moodle?): export the question bank as Moodle XML',
  zip: () => 'a zip archive: unpack it and import the files in it; packages of QTI, H5P or SCORM cannot be imported',
  moodleXml: () => 'Moodle XML',
  xml: () => 'an XML file',
  html: () => 'a web page (HTML)',
  jsonArray: () => 'a JSON array: write one question a line, without the brackets',
  pdf: () => 'a PDF: its questions have to be typed into the template',
  oldOffice: () => 'an Office file of before 2007 (xls or doc): save it as XLSX',
  sqlite: () => 'an SQLite database (an Anki collection?)',
  rtf: () => 'a Rich Text file (rtf)',
});

const MAP_FORM = "map takes COLUMN=FIELD, such as 'Question=stem'; an empty FIELD leaves the column out";

export const inputMessages = defineInputMessages('questions.import', bangla.inputMessages, {
  format: ({ formats }: { formats: readonly string[] }) => `format must be one of ${formats.join(', ')}`,
  copBase: () => 'cop_base must be 0 or 1: say whether the key of this copy of MedMCQA counts from 0 or from 1',
  mapOnlyForTemplate: () => 'map is for csv, xlsx and ods, whose columns have names, and for docx and anki',
  quotesOnlyForCsv: () => 'lenient_quotes is for csv',
  typeNotForFormat: () =>
    'type is for csv, xlsx, ods and jsonl, and for docx and anki: the other formats say of each question what it is',
  bijoy: () => 'bijoy must be convert or keep',
  boardWithYear: () => 'board and year go together',
  mappingTooLong: ({ max }: Count) => `map: a mapping is longer than ${max} characters`,
  mappingForm: () => MAP_FORM,
  tooManyMappings: ({ max }: Count) => `map: more than ${max} mappings`,
  noSuchColumn: ({ field }: Field) => `map: the template has no column "${field}". ${MAP_FORM}`,
  mappedTwice: ({ column }: { column: string }) => `map: "${column}" is given twice`,
});
