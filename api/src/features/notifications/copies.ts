import { BANGLA } from 'schema/languages.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { lockOrder, type NotificationRow } from './store.ts';

type Copies = {
  of: { id: number; title: string; message: string; titleBn: string | null; messageBn: string | null };
  /** A condition on users `u`. */
  readers: SQL;
  /** Those with larger ids, at most `limit` of them. */
  after: number;
  limit: number;
};

type Row = { id: number | string; user: number | string; is_bn: boolean; at: string };

/** A copy of the message, in their language, for each of the next readers, in the order of their ids. As `putNotification`. */
export async function putCopies(tx: Database, { of, readers, after, limit }: Copies): Promise<NotificationRow[]> {
  const { id: copyOf } = of;
  const inBangla = { title: of.titleBn ?? of.title, message: of.messageBn ?? of.message };
  const next = sql`select u.id, u.language = ${BANGLA} as is_bn from users u
    where u.id > ${after} and ${readers} order by u.id limit ${limit}`;
  await lockOrder(tx);
  const rows = await rowsOf<Row>(
    tx,
    sql`insert into notifications ("user", title, message, copy_of)
        select id, case when is_bn then ${inBangla.title}::text else ${of.title}::text end,
          case when is_bn then ${inBangla.message}::text else ${of.message}::text end, ${copyOf}::bigint
        from (${next}) readers order by id
        returning id, "user", message = ${inBangla.message}::text as is_bn, to_json(created_at)#>>'{}' as at`,
  );
  return rows.map(({ id, user, is_bn: isBn, at }) => ({
    // The same strings for all: a hundred thousand copies of a long one take half a gigabyte.
    ...(isBn ? inBangla : { title: of.title, message: of.message }),
    id: Number(id),
    user: Number(user),
    template: null,
    params: null,
    copyOf,
    createdAt: new Date(at),
  }));
}
