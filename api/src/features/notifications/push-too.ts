import type { Database } from '../../db/connection.ts';
import { putJob } from '../../jobs/index.ts';

type Row = { id: number; template: string | null };

/** Its handler is in the feature `push`, which reads notifications and so cannot be imported here. */
export const PUSH_NEWS_JOB = 'push-notifications';

/** What the desk wrote has no template. */
const isPushed = ({ template }: Row) => template === null || template === 'report-answered';

/** Browsers show some notifications too. They are stored by the caller's transaction, so their ids are enough. */
export async function pushToo(tx: Database, rows: readonly Row[]): Promise<void> {
  const ids = rows.filter(isPushed).map(({ id }) => id);
  if (ids.length > 0) await putJob(tx, PUSH_NEWS_JOB, { notifications: ids });
}

export type CopyRange = {
  /** The message. */
  copiesOf: number;
  /** Ids of readers. */
  after: number;
  until: number;
};

/** To the browsers of those who have a copy of the message. */
export const pushCopies = (tx: Database, copies: CopyRange): Promise<void> => putJob(tx, PUSH_NEWS_JOB, copies);
