import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ReaderWeights } from 'review/weights.ts';
import type { Database } from '../../../db/connection.ts';
import { memoryModels } from '../../../db/schema.ts';
import type { Fit } from './fit-weights.ts';
import type { Fits } from './protocol.ts';

/** New weights move dates, which a smaller gain is not worth. */
const MIN_GAIN = 0.002;

/**
 * Stores the fits of a reader, or the common ones if `user` is null, and returns whether the weights in use changed. A
 * reader whose own weights are no longer better goes back to the common ones.
 */
export async function storeFits(tx: Database, user: number | null, fits: Fits, now: Date): Promise<boolean> {
  let hasChanged = false;
  for (const [kind, fit] of Object.entries(fits) as [keyof ReaderWeights, Fit][]) {
    const isAdopted = fit.gain >= MIN_GAIN;
    const isOfKind = sql`"user" is not distinct from ${user}::bigint and kind = ${kind}`;
    await tx.delete(memoryModels).where(and(isOfKind, isNull(memoryModels.adoptedAt)));
    const isReplaced = isAdopted || user !== null;
    const former = isReplaced ? await supersede(tx, isOfKind, now) : 0;
    await tx.insert(memoryModels).values({
      user,
      kind,
      weights: fit.values,
      fittedOn: fit.reviews,
      gain: fit.gain,
      fittedAt: now,
      adoptedAt: isAdopted ? now : null,
    });
    hasChanged ||= isAdopted || former > 0;
  }
  return hasChanged;
}

async function supersede(tx: Database, isOfKind: ReturnType<typeof sql>, now: Date): Promise<number> {
  const isInUse = and(isOfKind, isNotNull(memoryModels.adoptedAt), isNull(memoryModels.supersededAt));
  const rows = await tx
    .update(memoryModels)
    .set({ supersededAt: now })
    .where(isInUse)
    .returning({ id: memoryModels.id });
  return rows.length;
}
