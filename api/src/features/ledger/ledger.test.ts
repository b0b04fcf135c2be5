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
  await booked('first', 100);
});
afterAll(() => database.close());

const booked = (key: string, amount: number, back = amount) =>
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
/** What the database itself said: of a statement as the error's cause, of a commit as the error. */
async function refused(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('done'),
    (reason: unknown) => reason as Error,
  );
  return `${error.message} ${String(error.cause)}`;
}

describe('the database keeps the ledger whole, whoever writes', () => {
  test('a sum that is not zero, a key booked before, and a balance below zero are refused', async () => {
    expect(await refused(booked('odd', 10, 9))).toContain('does not balance');
    expect(await refused(booked('first', 10))).toContain('duplicate key');
    expect(await refused(booked('overdrawn', -101))).toContain('ledger_accounts_covered');
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
  ])('%s is refused', async (statement) => {
    expect(await refused(database.db.execute(sql.raw(statement)))).toContain('added to, never changed');
  });

  test('nothing is added to a booking later, though it balance', async () => {
    const add = sql`insert into ledger_entries (transaction, account, amount)
      values ('first', 'house:commission', -5), ('first', ${userAccount(user, 'available').id}, 5)`;
    expect(await refused(database.db.execute(add))).toContain('does not balance');
    expect(await database.db.select().from(ledgerAccounts)).toHaveLength(2);
  });
});
