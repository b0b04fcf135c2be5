import { expect, test } from 'vitest';
import { recogniseFormat } from './formats.ts';

test.each([
  ['bank.csv', 'stem,option_a', 'csv'],
  ['BANK.XLSX', 'PK', 'xlsx'],
  ['bank.ods', 'PK', 'ods'],
  ['bank', 'PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['rows.jsonl', '{"stem":"x"}', 'jsonl'],
  ['train.json', '{"question":"x","opa":"a","cop":1}', 'medmcqa'],
  ['table.docx', 'PK', 'docx'],
  ['quiz.xml', '<?xml version="1.0"?><quiz>', 'moodle-xml'],
  ['notes.txt', '#separator:tab\n#html:true\nfront\tback', 'anki'],
  ['quiz.txt', 'Which?\nA. One\nB. Two\nANSWER: B\n', 'aiken'],
  ['quiz.txt', '::Q1:: Which? {=One ~Two}\n', 'gift'],
  ['quiz', '<!-- by hand --><quiz>', 'moodle-xml'],
  ['unknown.txt', 'Just words.', undefined],
])('%s that begins with %j is %s', async (name, text, format) => {
  expect(await recogniseFormat(new File([text], name))).toBe(format);
});
