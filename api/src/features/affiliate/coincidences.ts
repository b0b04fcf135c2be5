import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm';
import { canonicalAddress, devicesOf, phoneKey } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases, users } from '../../db/schema.ts';
import { toIssue } from '../../http/messages.ts';
import { reviewMessages } from './messages.ts';

const MAX_REASONS = 5;

type Person = Pick<typeof users.$inferSelect, 'id' | 'userId' | 'email' | 'contactNumber' | 'withdrawal'>;
type Kind = 'phone' | 'payout account' | 'mailbox' | 'device';
/** Something that two people rarely share, equal if `key` is equal. */
type Mark = { key: string; kind: Kind; holder: Person };

/**
 * What each buyer shares with the referrer or the referrer's other buyers, as `toIssue` writes `same phone as RAHIM7`. Phone numbers are compared with payout accounts too. Buyers who share nothing are omitted.
 */
export async function coincidencesOf(
  db: Database,
  referrer: number,
  buyers: readonly number[],
): Promise<Map<number, string[]>> {
  if (buyers.length === 0) return new Map();
  const marks = await marksOf(db, await peopleAround(db, referrer, buyers));
  const byKey = Map.groupBy(marks, ({ key }) => key);
  const byHolder = Map.groupBy(marks, ({ holder }) => holder.id);
  const coincidences = buyers.map((buyer): [number, string[]] => {
    const reasons = (byHolder.get(buyer) ?? []).flatMap((own) =>
      byKey.get(own.key)!.flatMap((other) => (other.holder.id === buyer ? [] : inWords(own, other))),
    );
    return [buyer, [...new Set(reasons)].slice(0, MAX_REASONS)];
  });
  return new Map(coincidences.filter(([, reasons]) => reasons.length > 0));
}

const inWords = (own: Mark, other: Mark) =>
  toIssue(
    own.kind === other.kind
      ? reviewMessages.same({ what: own.kind, user: other.holder.userId })
      : reviewMessages.crossed({ what: own.kind, user: other.holder.userId, other: other.kind }),
  );

/** With everybody whose purchases earn the referrer something. */
async function peopleAround(db: Database, referrer: number, buyers: readonly number[]): Promise<Person[]> {
  const earning = db
    .select({ user: purchases.user })
    .from(purchases)
    .where(
      and(
        eq(purchases.referrer, referrer),
        gt(purchases.commission, 0),
        isNull(purchases.takenBackAt),
        or(isNull(purchases.refundedAt), gte(purchases.refundedAt, purchases.holdUntil)),
      ),
    );
  return db
    .select({
      id: users.id,
      userId: users.userId,
      email: users.email,
      contactNumber: users.contactNumber,
      withdrawal: users.withdrawal,
    })
    .from(users)
    .where(or(inArray(users.id, [referrer, ...buyers]), inArray(users.id, earning)));
}

async function marksOf(db: Database, people: readonly Person[]): Promise<Mark[]> {
  const holders = new Map(people.map((person) => [person.id, person]));
  const numbers = people.flatMap((holder): Mark[] => {
    const phone = phoneKey(holder.contactNumber);
    const account = phoneKey(holder.withdrawal.account_number ?? '');
    return [
      { key: `mailbox ${canonicalAddress(holder.email)}`, kind: 'mailbox', holder },
      ...(phone === undefined ? [] : [{ key: `number ${phone}`, kind: 'phone' as const, holder }]),
      ...(account === undefined ? [] : [{ key: `number ${account}`, kind: 'payout account' as const, holder }]),
    ];
  });
  const devices = (await devicesOf(db, [...holders.keys()])).map(({ user, mark }): Mark => ({
    key: `device ${mark}`,
    kind: 'device',
    holder: holders.get(user)!,
  }));
  return [...numbers, ...devices];
}
