import { posix } from 'node:path';
import { FileError } from '../../files/file-error.ts';
import { workbookMessages } from '../../sheet/messages.ts';
import { readTags } from '../../files/read-xml.ts';
import type { ZipArchive } from '../../files/read-zip.ts';

export const MAX_PART_BYTES = 50_000_000;
const MAX_RELATIONS = 200_000;

/** `type` is the last word of it: transitional and strict files differ before. `target` is a part, or an address. */
export type Relation = { id: string; type: string; target: string };

/** Of a part, or of the whole package. */
export async function readRelations(zip: ZipArchive, part = ''): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const path = findPart(zip, posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  if (path === undefined) return [];
  const relations: Relation[] = [];
  for await (const [tag, attributes] of readTags(await zip.open(path, MAX_PART_BYTES))) {
    if (tag !== 'Relationship') continue;
    const { Id: id = '', Type = '', Target = '', TargetMode = '' } = attributes;
    const isOutside = TargetMode.toLowerCase() === 'external';
    relations.push({ id, type: posix.basename(Type), target: isOutside ? Target : resolve(folder, Target) });
    if (relations.length > MAX_RELATIONS) throw new FileError(workbookMessages.tooManyRelations());
  }
  return relations;
}

const resolve = (folder: string, target: string) =>
  target.startsWith('/') ? target.slice(1) : posix.join(folder, target.replaceAll('\\', '/'));

/** Names of parts do not differ by case. */
export function findPart(zip: ZipArchive, name: string): string | undefined {
  if (zip.has(name)) return name;
  const wanted = name.toLowerCase();
  return [...zip.names()].find((other) => other.toLowerCase() === wanted);
}
