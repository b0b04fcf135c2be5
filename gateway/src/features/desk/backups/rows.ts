import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import type { Fields, Schemas } from '../../../rest/contract.ts';
import { instant } from '../../../rest/instant.ts';
import { list, number, optionalText } from '../../../rest/values.ts';

const run = z.object({
  kind: z.enum(['BACKUP', 'RESTORE']),
  at: instant,
  bytes: number.nullish(),
  error: optionalText,
} satisfies Fields<Schemas['BackupRun']>);

export const backups = z
  .object({
    state: z.enum(['OK', 'NONE', 'LATE', 'FAILED', 'OFF']),
    every_hours: number,
    last_backup_at: instant.nullish(),
    last_restore_at: instant.nullish(),
    runs: list(run),
  } satisfies Fields<Schemas['Backups']>)
  .transform(toCamelCase);
