import fc from 'fast-check';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { images } from '../../../db/schema.ts';
import { anyQuestion, exportAll } from '../../../testing/export-questions.ts';
import { openTestDatabase } from '../../../testing/index.ts';
import { createUser } from '../../accounts/store.ts';
import { emptyBank, importAll, inWords } from '../../../testing/question-import.ts';
import { importQuestions } from '../import/import.ts';
import { reportWords } from '../import/report.ts';

const OWN = ['csv', 'xlsx', 'jsonl'] as const;
const QUESTIONS = 6;
const RUNS = 15;
const PICTURES = ['A'.repeat(22), '-_'.repeat(11)].map((image) => ({ image, alt: '', width: 30, height: 20 }));
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const owner = (await createUser(db, { name: 'House', email: 'house@example.com' }))!;
  await db
    .insert(images)
    .values(
      PICTURES.map(({ image, width, height }) => ({ publicId: image, owner: owner.id, width, height, bytes: 1 })),
    );
});
afterAll(() => close());

/** Everything of the bank that readers see. */
async function wholeBank() {
  const questions = await rowsOf(
    db,
    sql`select ref, encode(content_hash, 'hex') as hash, version, type, prof, subject, topic, stem, options, parts,
          explanation, take_away, "references", appearances, origin, media
        from questions order by ref`,
  );
  const lists = await rowsOf(
    db,
    sql`select concat_ws('|', l.kind, l.board, l.prof, l.subject, l.name) as list, l.total,
          jsonb_agg(q.ref order by q.ref) as refs
        from question_lists l join question_places p on p.list = l.id join questions q on q.id = p.question
        group by l.id order by 1`,
  );
  return { questions, lists };
}

async function importFile(format: (typeof OWN)[number], file: Buffer, update = false) {
  const warnings: unknown[] = [];
  const report = await importQuestions({
    db,
    input: Readable.from([file]),
    format,
    options: { update },
    onWarning: (warning) => warnings.push(warning),
  });
  return inWords({ ...report, warnings }, reportWords);
}

const bank = fc.tuple(
  ...Array.from({ length: QUESTIONS }, (_, index) => fc.subarray(PICTURES).chain((media) => anyQuestion(index, media))),
);

test.each(OWN)(
  'what is exported as %s comes back as it was, into an empty bank and into the same one',
  { timeout: 120_000 },
  async (format) => {
    await fc.assert(
      fc.asyncProperty(bank, async (questions) => {
        await emptyBank(db);
        const { imported } = await importAll(db, questions);
        fc.pre(imported > 0);
        const before = await wholeBank();
        const file = await exportAll(db, { format });

        expect(await importFile(format, file)).toMatchObject({ unchanged: imported, refused: 0, merged: 0 });
        expect(await importFile(format, file, true)).toMatchObject({ unchanged: imported, updated: 0, refused: 0 });
        expect(await wholeBank()).toEqual(before);

        await emptyBank(db);
        expect(await importFile(format, file)).toMatchObject({ imported, refused: 0 });
        expect(await wholeBank()).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  },
);
