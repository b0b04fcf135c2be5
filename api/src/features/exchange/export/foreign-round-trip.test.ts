import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { anyQuestion, exportAll, readCarried } from '../../../testing/export-questions.ts';
import { openTestDatabase } from '../../../testing/index.ts';
import { emptyBank, importAll } from '../../../testing/question-import.ts';
import { importQuestions } from '../import/import.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const onOneLine = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/(?:\\n|\\t| )+/g, ' ')) as unknown;

/** What the same looks like in the file: GIFT has each question on one line, and Moodle the names of lists. */
const carried = {
  gift: onOneLine,
  'moodle-xml': (rows: Record<string, unknown>[]) =>
    rows.map(({ chapter, topic, ...row }) => ({ ...row, chapter: onOneLine(chapter), topic: onOneLine(topic) })),
};

const any = fc.tuple(...[0, 1, 2, 3].map((number) => anyQuestion(number)));

test.each(['gift', 'moodle-xml'] as const)(
  'whatever the text is, %s brings back all that it carries',
  { timeout: 60_000 },
  async (format) => {
    await fc.assert(
      fc.asyncProperty(any, async (all) => {
        await emptyBank(db);
        const questions = all.map(({ also_in: _onlyOne, ...question }) => question);
        const { imported } = await importAll(db, questions);
        const before = await readCarried(db);
        const file = await exportAll(db, { format });
        await emptyBank(db);
        const input = Readable.from([file]);
        expect(await importQuestions({ db, input, format })).toMatchObject({ imported, refused: 0 });
        expect(carried[format](await readCarried(db))).toEqual(carried[format](before));
      }),
      { numRuns: 20 },
    );
  },
);
