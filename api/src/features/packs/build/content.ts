import type { Logger } from 'pino';
import type { Database } from '../../../db/connection.ts';
import type { PackFileRow, packs } from '../../../db/schema.ts';
import type { ImageFiles } from '../../images/index.ts';
import type { FileWriter } from './file-writer.ts';

export type BuildOptions = { db: Database; files: ImageFiles; logger: Logger; writer: FileWriter };

/** A pack before it is published. Without files there is none. */
export type Content = Pick<typeof packs.$inferInsert, 'kind' | 'title' | 'questions' | 'isPaid'> & {
  files: PackFileRow[];
};
