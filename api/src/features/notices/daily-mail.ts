import { and, eq, gt, inArray, lt, ne, or, isNull, sql } from 'drizzle-orm';
import { languagePath } from 'schema/language-path.ts';
import { inLanguage } from 'server/language.ts';
import type { Database } from '../../db/connection.ts';
import { midnight } from '../../db/midnight.ts';
import { newsMails, notifications, users } from '../../db/schema.ts';
import { type Outbox, type Recipient, writeMail } from '../../mail/index.ts';
import {
  isUnread,
  placeOf,
  staffTitle,
  type StaffTemplate,
  staffTemplates,
  type Things,
} from '../notifications/index.ts';
import { dhakaDay } from '../../readable-date.ts';
import { mailMessages } from './messages.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Options = {
  db: Database;
  mail: Pick<Outbox, 'put'>;
  publicUrl: string;
  siteName: string;
  /** Of the day in Dhaka from which the mails are sent. */
  newsHour: number;
  now: () => Date;
};

/** When the day of Dhaka began that a time is in. */
const midnightBefore = (now: Date) => new Date(midnight(dhakaDay(now)));

/** To each person with a role who has unread news since the last mail, once a day. */
export async function sendDailyMails(options: Options): Promise<void> {
  const { db, mail, now, newsHour } = options;
  const at = now();
  const midnight = midnightBefore(at);
  if (at.getTime() < midnight.getTime() + newsHour * HOUR_MS) return;
  for (const { user, to, news } of await findNews(db, at, midnight)) {
    await db.transaction(async (tx) => {
      if (await claim(tx, user, at, midnight)) await mail.put(tx, write(options, to, news), endOf(at));
    });
  }
}

/** Later the next one has more. */
const endOf = (at: Date) => new Date(at.getTime() + DAY_MS);

type News = { template: StaffTemplate; things: Things };
type Reader = { user: number; to: Recipient; news: News[] };

const isDue = (midnight: Date) => or(isNull(newsMails.mailedAt), lt(newsMails.mailedAt, midnight));

async function findNews(db: Database, now: Date, midnight: Date): Promise<Reader[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const rows = await db
    .select({
      user: users.id,
      email: users.email,
      language: users.language,
      template: sql<StaffTemplate>`${notifications.template}`,
      things: sql<Things>`${notifications.params}`,
    })
    .from(notifications)
    .innerJoin(users, and(eq(users.id, notifications.user), ne(users.role, 'READER')))
    .leftJoin(newsMails, eq(newsMails.user, users.id))
    .where(
      and(
        inArray(notifications.template, staffTemplates),
        isUnread(db),
        gt(notifications.createdAt, sql`coalesce(${newsMails.mailedAt}, ${dayAgo}::timestamptz)`),
        or(isNull(newsMails.isOn), newsMails.isOn),
        isDue(midnight),
      ),
    )
    .orderBy(users.id, notifications.id);
  const found = Map.groupBy(rows, ({ user }) => user);
  return Array.from(found, ([user, news]) => ({ user, to: news[0]!, news }));
}

/** False if another instance has, or the person has just switched the mail off. */
async function claim(tx: Database, user: number, at: Date, midnight: Date): Promise<boolean> {
  const claimed = await tx
    .insert(newsMails)
    .values({ user, mailedAt: at })
    .onConflictDoUpdate({
      target: newsMails.user,
      set: { mailedAt: at },
      setWhere: and(newsMails.isOn, isDue(midnight))!,
    })
    .returning({ user: newsMails.user });
  return claimed.length > 0;
}

/** Counts alone: neither questions nor names leave the site. */
function write({ publicUrl, siteName }: Options, to: Recipient, news: readonly News[]) {
  const linkTo = (path: string) => publicUrl + languagePath(path, to.language);
  const lines = news.map(({ template, things }) =>
    mailMessages.news({
      title: inLanguage(to.language, () => staffTitle(template)),
      count: things.count,
      link: linkTo(placeOf(template, things)),
    }),
  );
  return writeMail(to, mailMessages.newsSubject({ site: siteName }), [
    mailMessages.intro(),
    ...lines,
    mailMessages.switchOff({ link: linkTo('/profile') }),
  ]);
}

export async function isMailOn(db: Database, user: number): Promise<boolean> {
  const [row] = await db.select({ isOn: newsMails.isOn }).from(newsMails).where(eq(newsMails.user, user));
  return row?.isOn ?? true;
}

/** Switched on again, the next mail is about what comes from now on. */
export async function setMail(db: Database, user: number, isOn: boolean, now: Date): Promise<void> {
  const started = { isOn, ...(isOn && { mailedAt: now }) };
  await db
    .insert(newsMails)
    .values({ user, isOn })
    .onConflictDoUpdate({ target: newsMails.user, set: started, setWhere: ne(newsMails.isOn, isOn) });
}
