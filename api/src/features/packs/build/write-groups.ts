import type { Logger } from 'pino';
import type { PackFileRow } from '../../../db/schema.ts';
import { type FileWriter, MAX_FILE_BYTES, pack } from './file-writer.ts';
import { groupByHash, type Group, halves, type Hashed } from './group-by-hash.ts';

/** Above it a group is split, so that a file can grow before that. */
const SPLIT_BYTES = 192 * 1024;

type Options = {
  kind: 'QUESTIONS' | 'ARTICLES';
  items: Hashed[];
  writer: FileWriter;
  logger: Logger;
  /** The items' JSON in a fixed order; those that are gone meanwhile are left out. */
  read: (ids: string[]) => Promise<string[]>;
  /** What of them went into which file. */
  onFile: (name: string, items: string[]) => void;
};

/** Writes the items into files by their hash, so that a changed one changes one file. */
export async function writeGroups({ kind, items, writer, logger, read, onFile }: Options): Promise<PackFileRow[]> {
  const field = kind.toLowerCase();
  const files: PackFileRow[] = [];

  async function write(group: Group): Promise<void> {
    const texts = await read(group.items.map(({ id }) => id));
    if (texts.length === 0) return;
    const content = await pack(`{"${field}":[${texts.join(',')}]}`);
    if (content.length > SPLIT_BYTES && group.items.length > 1) {
      for (const half of halves(group)) if (half.items.length > 0) await write(half);
      return;
    }
    if (content.length > MAX_FILE_BYTES) {
      logger.error({ id: group.items[0]!.id, kind }, 'too large for a pack, left out');
      return;
    }
    const name = `${field}-${group.name}`;
    files.push(await writer.write(kind, name, content));
    onFile(name, texts);
  }

  for await (const group of groupByHash(items)) await write(group);
  return files;
}
