import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type Admin } from '../../../testing/admin.ts';
import { table, wordDocument } from '../../../testing/docx.ts';
import { bankOf } from '../../../testing/question-import.ts';

let office: Admin;
beforeAll(async () => void (office = await startAdmin()));
afterAll(() => office.close());

const write = (name: string, content: string | Buffer) => writeFileSync(join(office.folder, name), content);

test('imports Word, Moodle and Anki by what the files are, and names a place in a Word document', async () => {
  const bones = table(
    ['Bones are', ''],
    ['a) hard', 'T'],
    ['b) soft', 'F'],
    ['Teeth are', ''],
    ['a) soft', 'perhaps'],
    ['b) old', 'F'],
  );
  write('paper.docx', await wordDocument(bones));
  expect(await office.admin(['import-questions', '--publish', 'paper.docx', '--subject', 'ANAT'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 rows: 1 imported'),
    err: 'table 1, row 4: option A: "perhaps" is neither true nor false\n',
  });

  const answers =
    '<answer fraction="100"><text>Axillary</text></answer><answer fraction="0"><text>Radial</text></answer>';
  write(
    'quiz.xml',
    '<?xml version="1.0"?>\n<quiz><question type="multichoice"><questiontext format="html"><text>Which nerve?</text></questiontext>' +
      `<single>true</single>${answers}</question></quiz>`,
  );
  expect(await office.admin(['import-questions', '--publish', 'quiz.xml', '--subject', 'ANAT'])).toMatchObject({
    code: 0,
  });

  write('notes.txt', '#separator:tab\n#html:true\n#columns:Question\tA\tB\tAnswer\nAvgvi †mvbvi evsjv\tnvZ\tcv\tA\n');
  const notes = ['import-questions', '--publish', 'notes.txt', '--subject', 'ANAT', '--type', 'SBA'];
  expect((await office.admin([...notes, '--dry-run'])).err).toContain('reads "আমার সোনার বাংলা" in Unicode');
  expect(await office.admin([...notes, '--bijoy', 'convert'])).toMatchObject({
    code: 0,
    err: 'line 4: warning: converted from Bijoy to Unicode: stem, option_a, option_b\n',
  });

  const { questions } = await bankOf(office.api.db);
  expect(questions.map(({ type, stem }) => [type, stem])).toEqual([
    ['MTF', 'Bones are'],
    ['SBA', 'Which nerve?'],
    ['SBA', 'আমার সোনার বাংলা'],
  ]);
});
