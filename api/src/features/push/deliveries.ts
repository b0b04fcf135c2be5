import { type SQL, sql } from 'drizzle-orm';
import { DHAKA_OFFSET } from 'review/days.ts';
import { languagePath } from 'schema/language-path.ts';
import { ACCOUNT_LANGUAGES, type AccountLanguage } from 'schema/languages.ts';
import { inLanguage } from 'server/language.ts';
import type { Database } from '../../db/connection.ts';
import type { PushContent, PushKind } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { CopyRange } from '../notifications/index.ts';

export const SEND_JOB = 'send-push';

export type Reminder = {
  kind: PushKind;
  /** A browser gets no second reminder with the same one. */
  key: string;
  /** Called in the language of each reader's account. Its path is that of the English page. */
  write: () => PushContent;
  expiresAt: Date;
};

/** In minutes east of UTC, as the reader's newest answer says. As `readToday` has it, for a reader in a query. */
export const OFFSET_OF = (user: string) => sql`coalesce((select utc_offset from attempts
  where "user" = ${sql.raw(user)} order by answered_at desc, id desc limit 1), ${DHAKA_OFFSET}::int)`;

export type Readers = number | 'ALL' | CopyRange;

function isOf(readers: Readers): SQL {
  if (readers === 'ALL') return sql`true`;
  return typeof readers === 'number'
    ? sql`s."user" = ${readers}`
    : sql`s."user" > ${readers.after} and s."user" <= ${readers.until}
        and exists (select from notifications n where n."user" = s."user" and n.copy_of = ${readers.copiesOf})`;
}

function writeIn(language: AccountLanguage, write: Reminder['write']): PushContent {
  const content = inLanguage(language, write);
  return { ...content, path: languagePath(content.path, language) };
}

/** To each of their browsers that wants this kind. Once, however often it is called. */
export async function putReminder(
  tx: Database,
  readers: Readers,
  { kind, key, write, expiresAt }: Reminder,
  now: Date,
): Promise<void> {
  const contents = Object.fromEntries(ACCOUNT_LANGUAGES.map((language) => [language, writeIn(language, write)]));
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with added as (
      insert into push_deliveries (subscription, key, kind, content, created_at, expires_at)
      select s.id, ${key}, ${kind}, ${JSON.stringify(contents)}::jsonb -> u.language, ${at}, ${expiresAt.toISOString()}::timestamptz
      from push_subscriptions s join push_settings p on p."user" = s."user" join users u on u.id = s."user"
      where ${kind} = any(p.kinds) and ${isOf(readers)}
      on conflict (subscription, key) do nothing
      returning id
    )
    insert into jobs (job, input) select ${SEND_JOB}, jsonb_build_object('delivery', id) from added`);
}

export type Delivery = {
  id: number;
  subscription: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  kind: PushKind;
  content: PushContent;
  expiresAt: Date;
  isWanted: boolean;
  isSent: boolean;
  quietFrom: number;
  quietTo: number;
  offset: number;
};

type Row = Omit<Delivery, 'expiresAt'> & { expiresAt: string };

/** Undefined if the browser is gone, or nobody is logged in there. `isWanted`: the reader still wants this kind. */
export async function findDelivery(db: Database, id: number, now: Date): Promise<Delivery | undefined> {
  const [row] = await rowsOf<Row>(
    db,
    sql`select d.id::float8 as id, s.id::float8 as subscription, s.endpoint, s.p256dh, s.auth, d.kind, d.content,
          to_json(d.expires_at)#>>'{}' as "expiresAt", d.kind = any(p.kinds) as "isWanted",
          d.sent_at is not null as "isSent", p.quiet_from as "quietFrom", p.quiet_to as "quietTo",
          ${OFFSET_OF('s."user"')} as "offset"
        from push_deliveries d join push_subscriptions s on s.id = d.subscription
          join push_settings p on p."user" = s."user" join sessions e on e.id = s.session
        where d.id = ${id} and e.expires_at > ${now.toISOString()}::timestamptz`,
  );
  return row && { ...row, expiresAt: new Date(row.expiresAt) };
}

/** Whether the reader has answered anything on a day. */
export async function hasAnswered(db: Database, subscription: number, day: string): Promise<boolean> {
  const [row] = await rowsOf<{ one: number }>(
    db,
    sql`select 1 as one from study_days d join push_subscriptions s on s."user" = d."user"
        where s.id = ${subscription} and d.day = ${day}::date and d.answered > 0`,
  );
  return row !== undefined;
}
