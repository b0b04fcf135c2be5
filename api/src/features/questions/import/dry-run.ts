import { z } from 'zod';
import { inputMessages } from '../../../http/error-messages.ts';

/** `?dry_run=true` reports what would happen and changes nothing. */
export const dryRunQuery = z
  .object({ dry_run: z.stringbool(inputMessages.flag({ name: 'dry_run' })).default(false) })
  .transform(({ dry_run: dryRun }) => ({ dryRun }));
