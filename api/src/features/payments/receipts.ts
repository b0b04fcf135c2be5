import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { receiptNumbers, receipts } from '../../db/schema.ts';

const ONLY_ROW = 1;
const DIGITS = 6;

/** Takes the next number. Others wait for it until the transaction ends, which is why there are no gaps. */
export async function issueReceipt(tx: Database, payment: number, issuedAt: Date): Promise<void> {
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ id: ONLY_ROW, last: 1 })
    .onConflictDoUpdate({ target: receiptNumbers.id, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning();
  await tx.insert(receipts).values({ number: row!.last, payment, issuedAt });
}

/** `000123`. */
export const formatReceiptNumber = (number: number) => String(number).padStart(DIGITS, '0');
