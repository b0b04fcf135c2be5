// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryData } from '../../testkit/graphql.ts';
import { ownDatabase } from '../../testkit/own-database.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';

let postgres: Awaited<ReturnType<typeof ownDatabase>>;
let onPostgres: Stack;
let embedded: Stack;
beforeAll(async () => {
  postgres = await ownDatabase();
  [onPostgres, embedded] = await Promise.all([startStack({ api: { DATABASE_URL: postgres.url } }), startStack()]);
});
afterAll(async () => {
  await Promise.all([onPostgres?.stop(), embedded?.stop()]);
  await postgres?.stop();
});

const YEAR = `{
  boardSubject(board: "DHK", prof: "_4", subject: "MED") {
    topics years
    yearQuestions(year: 2024, page: 2) {
      pagination { page total tabs { page label locked } }
      questions {
        id ref type stem options { key text correct reason } parts { label text marks points }
        explanation takeAway references topic appearances { board year sitting }
      }
    }
  }
  chapters(prof: "_4", subject: "MED") { id name totalQuestions }
}`;
const CHAPTER = 'query ($id: ID!) { chapter(id: $id) { questions(from: 2, to: 4) { questions { ref stem } } } }';

type Bank = { chapters: { id: string }[] };

async function bankOf({ url, adminToken: token }: Stack) {
  const bank = await queryData<Bank>(url, YEAR, { token });
  expect(bank.chapters.length).toBeGreaterThan(5);
  const chapters = await Promise.all(
    bank.chapters.map((chapter) => queryData(url, CHAPTER, { token, variables: { id: chapter.id } })),
  );
  return { bank, chapters };
}

test('PostgreSQL and the embedded database contain the same bank', async () => {
  const [one, other] = await Promise.all([onPostgres, embedded].map(bankOf));
  expect(one).toEqual(other);
});
