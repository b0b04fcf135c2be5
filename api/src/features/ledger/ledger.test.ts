import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerAccounts } from '../../db/schema.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createUser } from '../../testing/people.ts';
import { balancesOf, book, houseAccount, userAccount } from './index.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let user: number;
beforeAll(async () => {
  database = await openTestDatabase();
  user = (await createUser(database.db, { name: 'Owner', email: 'owner@example.com' }))!.id;
  await bookAmount('first', 100);
});
afterAll(() => database.close());

const bookAmount = (key: string, amount: number, back = amount) =>
  database.db.transaction((tx) =>
    book(tx, {
      key,
      at: new Date(),
      entries: [
        [userAccount(user, 'available'), amount],
        [houseAccount('commission'), -back],
      ],
    }),
  );
/** The database reports errors of statements as the cause, errors of commits directly. */
async function databaseError(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('done'),
    (reason: unknown) => reason as Error,
  );
  return `${error.message} ${String(error.cause)}`;
}

describe('the database protects the ledger from every writer', () => {
  test('an unbalanced booking, a repeated key and a negative balance are rejected', async () => {
    expect(await databaseError(bookAmount('odd', 10, 9))).toContain('does not balance');
    expect(await databaseError(bookAmount('first', 10))).toContain('duplicate key');
    expect(await databaseError(bookAmount('overdrawn', -101))).toContain('ledger_accounts_covered');
    expect(await balancesOf(database.db, user)).toMatchObject({ available: 100 });
  });

  test.each([
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_transactions set at = now()',
    'delete from ledger_transactions',
    'update ledger_accounts set balance = 1000000',
    'delete from ledger_accounts',
    "insert into ledger_accounts (id, balance) values ('house:secret', 5)",
  ])('%s is rejected', async (statement) => {
    expect(await databaseError(database.db.execute(sql.raw(statement)))).toContain('added to, never changed');
  });

  test('entries cannot be added to a booking later, even balanced ones', async () => {
    const add = sql`insert into ledger_entries (transaction, account, amount)
      values ('first', 'house:commission', -5), ('first', ${userAccount(user, 'available').id}, 5)`;
    expect(await databaseError(database.db.execute(add))).toContain('does not balance');
    expect(await database.db.select().from(ledgerAccounts)).toHaveLength(2);
  });
});
