import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { receiptNumbers, receipts } from '../../db/schema.ts';

const ONLY_ROW = 1;
const DIGITS = 6;

export const issueReceipt = (tx: Database, payment: number, issuedAt: Date): Promise<void> =>
  issueReceipts(tx, [payment], issuedAt);

/** Takes the next numbers. Others wait for them until the transaction ends, which is why there are no gaps. */
export async function issueReceipts(tx: Database, payments: readonly number[], issuedAt: Date): Promise<void> {
  const count = payments.length;
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ id: ONLY_ROW, last: count })
    .onConflictDoUpdate({ target: receiptNumbers.id, set: { last: sql`${receiptNumbers.last} + ${count}` } })
    .returning();
  const first = row!.last - count + 1;
  await tx.insert(receipts).values(payments.map((payment, index) => ({ number: first + index, payment, issuedAt })));
}

/** `000123`. */
export const formatReceiptNumber = (number: number) => String(number).padStart(DIGITS, '0');
