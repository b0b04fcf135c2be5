import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../db/connection.ts';
import { exportAll } from '../../../../testing/export-questions.ts';
import { openTestDatabase } from '../../../../testing/index.ts';
import { bankOf, emptyBank, importAll, parseRows } from '../../../../testing/question-import.ts';
import { importQuestions } from '../../import/import.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => void ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** What Moodle's file carries whole; the take-home line, references and weights are in other places there. */
async function questions() {
  const { questions: all, lists } = await bankOf(db);
  const chapters = lists.filter(({ list }) => list.startsWith('chapter'));
  return {
    chapters: chapters.map(({ list, refs }) => ({ list, refs: refs.toSorted() })),
    questions: all
      .toSorted((one, other) => String(one['ref']).localeCompare(String(other['ref'])))
      .map(({ explanation: _explanation, parts, ...question }) => ({
        ...question,
        parts: (parts as Record<string, unknown>[]).map(({ weights: _weights, ...part }) => part),
      })),
  };
}

test('the sample bank without pictures comes back from Moodle XML with stems, keys, reasons, parts, papers, chapters and topics', async () => {
  const folder = new URL('../../../../content/questions/', import.meta.url);
  for (const subject of ['ANAT', 'COMM', 'OBG']) {
    await emptyBank(db);
    const rows = await parseRows('jsonl', createReadStream(new URL(`${subject}.jsonl`, folder)));
    const drafts = rows.flatMap((row) => ('draft' in row && !row.draft['media'] ? [row.draft] : []));
    expect(drafts.length).toBeGreaterThan(20);
    await importAll(db, drafts);
    const before = await questions();
    const file = await exportAll(db, { format: 'moodle-xml' });
    await emptyBank(db);
    const report = await importQuestions({ db, input: Readable.from([file]), format: 'moodle-xml' });
    expect(report).toMatchObject({ imported: drafts.length, refused: 0 });
    expect(await questions()).toEqual(before);
  }
});
