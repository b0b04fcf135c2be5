import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { deskEvents } from '../../db/schema.ts';
import { BASE_PATH } from '../../http/base-path.ts';
import { isDryRun } from '../../http/dry-run.ts';
import type { Services } from '../../services.ts';
import { callerOf } from '../accounts/index.ts';
import { recordedBody } from './recorded-body.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Records each changing call below /admin: who, when, what and its outcome. Dry runs change nothing. */
export const recordDeskCalls =
  ({ db, now, logger }: Pick<Services, 'db' | 'now' | 'logger'>): RequestHandler =>
  async (request, response, next) => {
    response.set('cache-control', 'private, no-store');
    if (READS.includes(request.method) || isDryRun(request)) return next();
    const call = `${request.method} ${request.originalUrl.slice(BASE_PATH.length)}`;
    const [event] = await db
      .insert(deskEvents)
      .values({ who: callerOf(request)!.id, at: now(), call })
      .returning({ id: deskEvents.id });
    const noteOutcome = async () => {
      const status = response.writableFinished ? response.statusCode : null;
      await db
        .update(deskEvents)
        .set({ status, body: recordedBody(request.body) })
        .where(eq(deskEvents.id, event!.id));
    };
    response.once('close', () => {
      noteOutcome().catch((error: unknown) => logger.error({ err: error }, 'a desk call has no outcome in the log'));
    });
    next();
  };
