import { z } from 'zod';

/** `?dry_run=true`: answer what would happen, and change nothing. */
export const dryRunQuery = z
  .object({ dry_run: z.stringbool('dry_run must be true or false').default(false) })
  .transform(({ dry_run: dryRun }) => ({ dryRun }));
