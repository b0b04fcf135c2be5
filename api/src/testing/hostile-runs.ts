import type { ImportFormat } from '../features/exchange/formats/index.ts';
import { run, table, wordDocument } from './docx.ts';
import { inline, odsHeader, odsOf, odsQuestion, odsText, questionRow, workbookOf } from './spreadsheets.ts';

/** What a file may repeat without end: one of each class of character, and what formats give a meaning to. */
export const HOSTILE_PIECES = [
  ...' \t\n\r<&{}~=\\"\'`,;.:-1aক।#|$/(*_'.split(''),
  '\r\n',
  '</',
  '\u0301',
  '\u0301\u0316',
  '\u09CD',
  '\u200B',
  '\u00A0',
  '\u2028',
  'A. ',
  'A) ',
  '1. ',
  '1 mg ',
  'ANSWER:',
  ']]>',
  '<x>',
  '</x>',
  '<p>',
  '<b>',
  '<sup>',
  '<ol><li>',
  '<img src="',
  '<!--',
  '&lt;',
  '$$',
  '::',
  '//',
  '{=',
  '{{c1::',
  '[1 m',
];

type Files = { bare: Buffer; inField: Buffer };

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, ' ');
const json = (text: string, other: object) => JSON.stringify({ ...other, stem: text, question: text });

const SBA = {
  type: 'SBA',
  subject: 'ANAT',
  options: [
    { text: 'one', correct: true },
    { text: 'two', correct: false },
  ],
};

/** A question with this text in its longest field. */
const inField: Record<ImportFormat, (text: string) => string | Promise<Buffer>> = {
  jsonl: (text) => json(text, SBA),
  csv: (text) => `type,subject,stem,option_a,option_b,correct\nSBA,ANAT,${quoted(text)},one,two,A\n`,
  xlsx: (text) => workbookOf([questionRow(2, { D: inline('D2', text) })]),
  ods: (text) => odsOf([{ rows: [odsHeader(), odsQuestion(2, { D: odsText(text) })] }]),
  medmcqa: (text) => json(text, { subject_name: 'Anatomy', opa: 'a', opb: 'b', opc: 'c', opd: 'd', cop: 1, exp: text }),
  gift: (text) => `::Name::What? ${oneLine(text)} {=one ~two #${oneLine(text)}}\n\n`,
  aiken: (text) => `What? ${oneLine(text)}x\nA. one ${oneLine(text)}x\nB. two\nANSWER: A ${oneLine(text)}x\n`,
  docx: (text) =>
    wordDocument(table([{ runs: run(xml(`What? ${oneLine(text)}`)) }, ''], ['a) one', 'T'], ['b) two', 'F'])),
  'moodle-xml': (text) =>
    `<quiz><question type="essay"><name><text>${xml(text)}</text></name><questiontext format="html"><text>${xml(`<p>What?</p><ol><li>${text}</li></ol>`)}` +
    `</text></questiontext><graderinfo format="html"><text>${xml(text)}</text></graderinfo></question></quiz>`,
  anki: (text) =>
    `#separator:Tab\n#html:true\n#columns:Type\tSubject\tStem\tOption_a\tOption_b\tCorrect\nSBA\tANAT\t${quoted(text)}\tone\ttwo\tA\n`,
};

/** A file of nothing but a piece, and a question with it. */
export async function hostileFiles(format: ImportFormat, piece: string, characters: number): Promise<Files> {
  const text = piece.repeat(Math.ceil(characters / piece.length));
  return { bare: Buffer.from(text), inField: Buffer.from((await inField[format](text)) as string) };
}
