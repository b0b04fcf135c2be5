import { eq } from 'drizzle-orm';
import type { Request, RequestHandler } from 'express';
import { deskEvents } from '../../db/schema.ts';
import { BASE_PATH } from '../../http/base-path.ts';
import type { Services } from '../../services.ts';
import { callerOf } from '../accounts/index.ts';

const MAX_BODY = 4_000;
const READS = ['GET', 'HEAD', 'OPTIONS'];
/** Say what a call would do, and store nothing. */
const PREVIEWS = ['/purchases/preview', '/purchases/refund/preview', '/notifications/preview'];

/** Records each changing call below /admin: who, when, what and its outcome. */
export const recordDeskCalls =
  ({ db, now, logger }: Pick<Services, 'db' | 'now' | 'logger'>): RequestHandler =>
  async (request, response, next) => {
    response.set('cache-control', 'private, no-store');
    if (READS.includes(request.method) || PREVIEWS.includes(request.path)) return next();
    const call = `${request.method} ${request.originalUrl.slice(BASE_PATH.length)}`;
    const [event] = await db
      .insert(deskEvents)
      .values({ who: callerOf(request)!.id, at: now(), call })
      .returning({ id: deskEvents.id });
    const noteOutcome = async () => {
      const status = response.writableFinished ? response.statusCode : null;
      await db
        .update(deskEvents)
        .set({ status, body: bodyOf(request) })
        .where(eq(deskEvents.id, event!.id));
    };
    response.once('close', () => {
      noteOutcome().catch((error: unknown) => logger.error({ err: error }, 'a desk call has no outcome in the log'));
    });
    next();
  };

function bodyOf({ body }: Request): object | null {
  if (typeof body !== 'object' || body === null) return null;
  const text = JSON.stringify(body);
  // A form's fields have no prototype, which the query builder does not take.
  return text.length > MAX_BODY ? null : (JSON.parse(text) as object);
}
