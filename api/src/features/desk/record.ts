import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { deskEvents } from '../../db/schema.ts';
import { isDryRun } from '../../http/dry-run.ts';
import { paramsForLog } from '../../http/log-params.ts';
import type { Policy } from '../../policies.ts';
import type { Services } from '../../services.ts';
import { callerOf, mayUseDesk } from '../accounts/index.ts';
import { paramsOf } from './params.ts';

/**
 * Records each call of an action by somebody who may use the desk: who, when, what and its outcome. Dry runs change nothing
 * and are left out.
 */
export const recordActions =
  ({ db, now, logger }: Pick<Services, 'db' | 'now' | 'logger'>) =>
  (action: string, { dryRun: hasDryRuns }: Policy): RequestHandler =>
  async (request, response, next) => {
    const caller = callerOf(request);
    // HEAD tells what an export would have.
    const isTrial = request.method === 'HEAD' || (hasDryRuns && isDryRun(request));
    if (!caller || !mayUseDesk(caller) || isTrial) return next();
    const { params: path } = request;
    const [event] = await db
      .insert(deskEvents)
      .values({ who: caller.id, at: now(), action, params: paramsOf(request, path) })
      .returning({ id: deskEvents.id });
    const noteOutcome = async () => {
      const status = response.writableFinished ? response.statusCode : null;
      // Now with the body.
      await db
        .update(deskEvents)
        .set({ status, params: { ...paramsOf(request, path), ...paramsForLog(response) } })
        .where(eq(deskEvents.id, event!.id));
    };
    response.once('close', () => {
      noteOutcome().catch((error: unknown) => logger.error({ err: error }, 'an action has no outcome in the log'));
    });
    next();
  };
