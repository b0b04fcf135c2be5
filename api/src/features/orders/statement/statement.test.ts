import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../../db/schema.ts';
import { faultsOf } from '../../../testing/affiliate.ts';
import { type Shop, startShop } from '../../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.api.close());

const newTransaction = () => randomUUID().slice(0, 8).toUpperCase();
const csvOf = (...lines: (string | number)[][]) => ['TrxID,Amount,Reference', ...lines].join('\n');

/** An order whose TrxID its reader has entered. */
async function newChecking() {
  const made = await shop.newOrder();
  const transaction = newTransaction();
  await shop.enter(made.buyer, made.order.id, transaction);
  return { ...made, transaction };
}

test('a wallet’s statement pays the orders of its TrxIDs and codes, seen before and in one confirmation', async () => {
  const entered = await newChecking();
  const named = await shop.newOrder();
  const reference = newTransaction();
  const csv = [
    '\uFEFFbKash merchant statement;01711000000;;;',
    'Date;SENDER;Amount (BDT);Reference;Time;Transaction ID;Date (UTC)',
    `2026-11-28;01711222333;"Tk 299.00";;02:30;${entered.transaction.toLowerCase()};2026-11-27`,
    '',
    `2026-11-27;০১৮১১২২২৩৩৩;২৯৯;for ${named.order.code.toLowerCase().replace('-', ' ')} thanks;02:31;${reference};2026-11-27`,
  ].join('\r\n');
  const { matched, unmatched, already_used: used } = (await shop.match(csv)).body.data;
  expect([unmatched, used]).toEqual([[], []]);
  expect(matched).toMatchObject([
    {
      line: 3,
      reference: entered.transaction,
      amount: 299,
      payer: '01711222333',
      date: '2026-11-27',
      order: entered.order.id,
      why: null,
    },
    { line: 5, reference, amount: 299, payer: '০১৮১১২২২৩৩৩', code: named.order.code, name: 'Ayesha' },
  ]);
  const ids = [entered.order.id, named.order.id];
  const settled = await shop.settleStatement(csv, ids);
  expect(settled.body.data.map(({ order }) => [order.id, order.state])).toEqual(
    ids.toSorted().map((id) => [id, 'PAID']),
  );
  expect((await shop.settleStatement(csv, ids)).body).toEqual(settled.body);
  const after = (await shop.match(csv)).body.data;
  expect(after.already_used).toMatchObject([
    { line: 3, order: entered.order.id, why: `Recorded before for the order ${entered.order.code}.` },
    { line: 5, order: named.order.id },
  ]);
});

describe('a line pays no order, and says why', () => {
  const whyOf = async (...lines: (string | number)[][]) => {
    const { matched, unmatched } = (await shop.match(csvOf(...lines))).body.data;
    expect(matched).toEqual([]);
    return unmatched.map(({ why }) => why);
  };

  test.each([
    [['', 299], 'The line has no TrxID.'],
    [['AA11BB22', 'much'], 'The amount “much” cannot be read.'],
    [['AA11BB22', -299], 'Money that went out.'],
    [['AA11BB22', 299], 'No order has this TrxID, nor is there a code in the reference.'],
  ])('%j: %s', async (line, why) => expect(await whyOf(line)).toEqual([why]));

  test.each([300, '299.01', '"Tk 1,299"', 298])('the amount %s is not the order’s', async (amount) => {
    const { transaction, order } = await newChecking();
    expect(await whyOf([transaction, amount])).toEqual([`The order ${order.code} is of Tk 299.`]);
  });

  test('two lines for one order, and one TrxID twice', async () => {
    const { transaction, order } = await newChecking();
    const both = `Lines 2 and 3 both pay the order ${order.code}.`;
    expect(await whyOf([transaction, 299], [newTransaction(), 299, order.code])).toEqual([both, both]);
    expect(await whyOf([transaction, 299], [transaction, 300])).toEqual([
      'Line 3 has the same TrxID with another amount.',
      'Line 2 has the same TrxID with another amount.',
    ]);
    const { matched, unmatched } = (await shop.match(csvOf([transaction, 299], [transaction, 299]))).body.data;
    expect([matched.length, unmatched[0]!.why]).toEqual([1, 'The same as line 2.']);
  });

  test('a TrxID of one order with the code of another, or two codes', async () => {
    const [one, other] = [await newChecking(), await newChecking()];
    expect(await whyOf([one.transaction, 299, other.order.code])).toEqual([
      `The TrxID was entered for the order ${one.order.code}, but the reference names ${other.order.code}.`,
    ]);
    const [why] = await whyOf([newTransaction(), 299, `${one.order.code} ${other.order.code}`]);
    expect(why).toMatch(/^The reference names the orders /);
  });

  test('an order that is paid, and one’s own', async () => {
    const { order } = await shop.newOrder();
    await shop.settle(order.id, {});
    expect(await whyOf([newTransaction(), 299, order.code])).toEqual([
      `The order ${order.code} is paid by another transfer.`,
    ]);
    const own = await newChecking();
    await shop.api.db
      .update(users)
      .set({ role: 'CLERK' })
      .where(eq(users.id, Number(own.buyer.id)));
    const { body } = await shop.match(csvOf([own.transaction, 299]), 'bkash-manual', own.buyer.token);
    expect(body.data.unmatched[0]!.why).toBe(`The order ${own.order.code} is your own.`);
    const refused = await shop.settleStatement(csvOf([own.transaction, 299]), [own.order.id], own.buyer.token);
    expect(refused.status).toBe(409);
  });
});

test('a statement settles all of the orders or none, and says which it does not pay', async () => {
  const [one, other] = [await newChecking(), await newChecking()];
  const csv = csvOf([one.transaction, 299], [other.transaction, 298]);
  const { status, body } = await shop.settleStatement(csv, [one.order.id, other.order.id]);
  expect(status).toBe(409);
  expect(body.message).toBe(
    `The statement does not pay the order ${other.order.code}. The order ${other.order.code} is of Tk 299. Nothing was settled.`,
  );
  expect(await shop.read(one.buyer, one.order.id)).toMatchObject({ state: 'CHECKING', receipt: null });
  expect((await shop.settleStatement(csv, [one.order.id, randomUUID()])).status).toBe(404);
});

test('of two assistants with one statement both get what one of them settled', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, newChecking));
  const csv = csvOf(...all.map(({ transaction }) => [transaction, 299]));
  const ids = all.map(({ order }) => order.id);
  const settled = await Promise.all([shop.settleStatement(csv, ids), shop.settleStatement(csv, ids.toReversed())]);
  expect(settled.map(({ status }) => status)).toEqual([200, 200]);
  expect(settled[0].body).toEqual(settled[1].body);
});

test.each([
  ['', 'no header'],
  ['Amount,Reference\n299,K7M2-49QX', 'no TrxID'],
  ['TrxID,Amount,Amount\nAA11BB22,299,1', 'two amounts'],
  [`TrxID,Amount\n${'AA11BB22,299\n'.repeat(5_001)}`, 'too many lines'],
])('a file that is no statement is refused: %#', async (csv) => {
  expect(await shop.match(csv)).toMatchObject({ status: 400, body: { field: 'csv' } });
});

test('which wallet a statement is of must be said where there are several', async () => {
  expect(await shop.match(csvOf(), 'cash')).toMatchObject({ status: 400, body: { field: 'method' } });
  expect((await shop.match(csvOf(), 'nagad-manual')).status).toBe(200);
});

test('the ledger adds up after all of it', async () => {
  expect(await faultsOf(shop.api.db)).toEqual([]);
});
