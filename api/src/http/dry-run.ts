import type { Request } from 'express';
import { z } from 'zod';
import { inputMessages } from './error-messages.ts';

/** `?dry_run=true` reports what would happen and changes nothing. */
export const dryRunQuery = z
  .object({ dry_run: z.stringbool(inputMessages.flag({ name: 'dry_run' })).default(false) })
  .transform(({ dry_run: dryRun }) => ({ dryRun }));

/** Of a route that knows dry runs. A query that it will refuse is none. */
export function isDryRun({ query }: Request): boolean {
  const { success, data } = dryRunQuery.safeParse(query);
  return success && data.dryRun;
}
