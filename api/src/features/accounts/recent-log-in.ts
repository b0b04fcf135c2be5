import type { Request } from 'express';
import type { Database } from '../../db/connection.ts';
import { forbidden } from '../../http/errors.ts';
import type { Message } from '../../http/messages.ts';
import { sessionOf } from './auth.ts';
import { sessionOpenedAt } from './sessions.ts';

const RECENT_MS = 24 * 3_600_000;

/** Throws 403 with `text` if the session is older than 24 hours: a token may be stolen. */
export async function requireRecentLogIn(
  { db, now }: { db: Database; now: () => Date },
  request: Request,
  text: Message,
): Promise<void> {
  const openedAt = await sessionOpenedAt(db, sessionOf(request)!);
  if (!openedAt || now().getTime() - openedAt.getTime() > RECENT_MS) throw forbidden(text);
}
