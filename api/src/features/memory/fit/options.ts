import type { Logger } from 'pino';
import type { Database } from '../../../db/connection.ts';

export type FitOptions = { db: Database; now: () => Date; logger: Pick<Logger, 'info' | 'warn'> };
