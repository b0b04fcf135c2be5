import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { images } from '../../../db/schema.ts';
import { anyQuestion, exportAll, readCarried } from '../../../testing/export-questions.ts';
import { openTestDatabase, sampleSba } from '../../../testing/index.ts';
import { emptyBank, importAll, parseAll } from '../../../testing/question-import.ts';
import { createUser } from '../../accounts/store.ts';
import { importQuestions } from '../import/import.ts';

const PICTURE = `${'Ab'.repeat(10)}-_`;
const QUESTIONS = 6;

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const owner = (await createUser(db, { name: 'House', email: 'house@example.com' }))!;
  await db.insert(images).values({ publicId: PICTURE, owner: owner.id, width: 30, height: 20, bytes: 1 });
});
beforeEach(() => emptyBank(db));
afterAll(() => close());

/** A tag has no spaces, so Anki's export writes them, and colons, as underscores. */
const asTag = (name: unknown) => (typeof name === 'string' ? name.replace(/[\s:_]+/g, ' ').trim() : name);

/** HTML has no place for them, so the file leaves them out. */
const withoutNoncharacters = (question: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(question).replaceAll(/[\uFFFE\uFFFF]/g, 'x')) as Record<string, unknown>;

const questions = async () =>
  (await readCarried(db)).map((row) => ({ ...row, topic: asTag(row['topic']), chapter: asTag(row['chapter']) }));

const importAnki = (file: Buffer) => importQuestions({ db, input: Readable.from([file]), format: 'anki' });

test('our own Anki notes come back without a map, with all that the file carries', { timeout: 60_000 }, async () => {
  const media = [{ image: PICTURE, alt: '', width: 30, height: 20 }];
  const any = fc.tuple(
    ...Array.from({ length: QUESTIONS }, (_, number) => anyQuestion(number, number === 0 ? media : [])),
  );
  await fc.assert(
    fc.asyncProperty(any, async (all) => {
      await emptyBank(db);
      const { imported } = await importAll(
        db,
        all.map(({ also_in: _onlyOne, ...question }) => withoutNoncharacters(question)),
      );
      const before = await questions();
      const file = await exportAll(db, { format: 'anki' });
      await emptyBank(db);
      expect(await importAnki(file)).toMatchObject({ imported, refused: 0 });
      expect(await questions()).toEqual(before);
    }),
    { numRuns: 10 },
  );
});

test('a card with other sides is refused by its line, and the others are read', async () => {
  await importAll(db, [sampleSba(1, { ref: 'A-1' })]);
  const file = (await exportAll(db, { format: 'anki' })).toString();
  const rows = await parseAll('anki', `${file}A-2\t<div>What?</div>\tThat.\tSBA _1-ANAT mine\n`);
  expect(rows).toMatchObject([
    { draft: { ref: 'A-1', type: 'SBA', subject: 'ANAT', prof: '_1' }, notes: [] },
    { line: 7, refusal: expect.stringContaining('not as our export makes it') },
  ]);
});

test('tags may stand in the order that Anki gives them, and those of a person are named', async () => {
  await importAll(db, [sampleSba(1, { ref: 'A-1', origin: 'PAPER' })]);
  const file = (await exportAll(db, { format: 'anki' })).toString();
  const sorted = file.replace(
    /"[^"\t]*"\n$/,
    '"chapter::Thorax hard PAPER paper::DHK_2024_May SBA topic::Heart _1-ANAT"\n',
  );
  expect(await parseAll('anki', sorted)).toMatchObject([
    {
      draft: {
        type: 'SBA',
        chapter: 'Thorax',
        topic: 'Heart',
        origin: 'PAPER',
        appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
      },
      notes: ['left out: the tag "hard"'],
    },
  ]);
});
