import { eq } from 'drizzle-orm';
import type { Request, RequestHandler } from 'express';
import { deskEvents } from '../../db/schema.ts';
import { BASE_PATH } from '../../http/base-path.ts';
import type { Services } from '../../services.ts';
import { callerOf } from '../accounts/index.ts';

const MAX_BODY = 4_000;
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Records each changing call below /admin: who, when, what and its outcome. */
export const recordDeskCalls =
  ({ db, now, logger }: Pick<Services, 'db' | 'now' | 'logger'>): RequestHandler =>
  async (request, response, next) => {
    response.set('cache-control', 'private, no-store');
    if (READS.includes(request.method)) return next();
    const call = `${request.method} ${request.originalUrl.slice(BASE_PATH.length)}`;
    const [event] = await db
      .insert(deskEvents)
      .values({ who: callerOf(request)!.id, at: now(), call })
      .returning({ id: deskEvents.id });
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : null;
      db.update(deskEvents)
        .set({ status, body: bodyOf(request) })
        .where(eq(deskEvents.id, event!.id))
        .catch((error: unknown) => logger.error({ err: error }, 'the outcome of a desk call was not recorded'));
    });
    next();
  };

function bodyOf({ body }: Request): object | null {
  if (typeof body !== 'object' || body === null) return null;
  return JSON.stringify(body).length > MAX_BODY ? null : (body as object);
}
