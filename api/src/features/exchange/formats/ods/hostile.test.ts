import { expect, test } from 'vitest';
import { parseAll } from '../../../../testing/question-import.ts';
import { odsHeader, odsOf, odsQuestion, odsText } from '../../../../testing/spreadsheets.ts';

const MEGABYTE = 1_000_000;
const long = 'a'.repeat(1.1 * MEGABYTE);
const sheetOf = (...rows: string[]) => [{ rows: [odsHeader(), ...rows] }];

test.each<[what: string, file: () => Promise<Buffer>, message: string]>([
  ['a long cell', () => odsOf(sheetOf(odsQuestion(2, { E: odsText(long) }))), 'Cell E2 is longer than'],
  [
    'a cell of many paragraphs',
    () =>
      odsOf(
        sheetOf(odsQuestion(2, { E: odsText('').replace('<text:p></text:p>', '<text:p/>'.repeat(1.1 * MEGABYTE)) })),
      ),
    'Cell E2 is longer than',
  ],
  ['a long attribute', () => odsOf(sheetOf(`<table:table-row a="${long.repeat(3)}"/>`)), 'of more than 1 MB'],
  ['elements in each other', () => odsOf(sheetOf('<a>'.repeat(200))), 'nested more than 100 deep'],
  ['many sheets', () => odsOf(Array.from({ length: 10_001 }, () => ({ rows: [] }))), 'more than 10000 sheets'],
  [
    'many styles',
    () => {
      const styles = Array.from({ length: 100_001 }, (_, index) => `<style:style style:name="s${index}"/>`);
      return odsOf(sheetOf(), { automatic: styles.join('') });
    },
    'more than 100000 cell formats',
  ],
  ['a document type of its own', () => odsOf(sheetOf('<!DOCTYPE a [<!ENTITY b "c">]>')), 'declares entities'],
])('a document with %s is refused with the reason', async (_what, file, message) => {
  await expect(parseAll('ods', await file())).rejects.toThrow(message);
});

test('a question in a million rows is refused once', async () => {
  const file = await odsOf(sheetOf(odsQuestion(2, {}, 'table:number-rows-repeated="1048575"')));
  expect(await parseAll('ods', file)).toEqual([
    { line: 2, refusal: 'the rows 2 to 1048576 are all the same: delete those that are no questions' },
  ]);
});

test('a row has the limit of a line, however often a text is repeated in it', async () => {
  const text = odsText('a'.repeat(2_000), 'table:number-columns-repeated="16384"');
  const [row] = await parseAll('ods', await odsOf(sheetOf(`<table:table-row>${text}</table:table-row>`)));
  expect(row).toMatchObject({ line: 2, refusal: expect.stringContaining('makes the row longer than 1000000') });
});
