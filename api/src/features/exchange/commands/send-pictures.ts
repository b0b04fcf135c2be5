import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { publicIdOf } from '../picture-file-name.ts';
import { call } from '../../../command-line/admin-api.ts';
import { CommandError } from '../../../command-line/command.ts';

const PICTURE = /\.(?:png|jpe?g|webp)$/i;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PICTURES = 20_000;
const refusal = z.object({ message: z.string() });

/**
 * Sends the pictures of one folder to the image store, which checks each; a dry run stores none. Returns the SHA-256 (hex)
 * of those that it takes by name, and reports the others. Follows no links and looks into no folder below.
 */
export async function sendPictures(
  folder: string,
  { dryRun, onRefusal }: { dryRun: boolean; onRefusal: (name: string, reason: string) => void },
): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new CommandError(`There is no folder ${folder}.`);
  });
  const names = entries.filter((entry) => entry.isFile() && PICTURE.test(entry.name)).map(({ name }) => name);
  if (names.length > MAX_PICTURES) throw new CommandError(`${folder} has more than ${MAX_PICTURES} pictures.`);
  const hashes: Record<string, string> = {};
  for (const name of names.sort()) {
    const path = join(folder, name);
    const reason = (await stat(path)).size > MAX_BYTES ? 'it is larger than 5 MB' : await send(path, name);
    if (reason) onRefusal(name, reason);
  }
  return hashes;

  async function send(path: string, name: string): Promise<string | undefined> {
    const bytes = await readFile(path);
    const form = new FormData();
    form.append('url', new Blob([Uint8Array.from(bytes)]), name);
    const publicId = publicIdOf(name);
    const query = new URLSearchParams({
      dry_run: String(dryRun),
      ...(publicId !== undefined && { public_id: publicId }),
    });
    const { status, body } = await call('/content/pictures', query, form, [200, 201, 400, 413]);
    if (status >= 300) return refusal.parse(body).message;
    hashes[name] = createHash('sha256').update(bytes).digest('hex');
    return undefined;
  }
}
