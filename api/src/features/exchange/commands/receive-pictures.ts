import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { publicIdOf } from '../picture-file-name.ts';
import { download } from '../../../command-line/admin-api.ts';
import { CommandError } from '../../../command-line/command.ts';
import { writeNewFile } from '../../../command-line/new-file.ts';

/** Writes the pictures of a selection into a folder, which is made if it is missing. Returns how many there are. */
export async function receivePictures(folder: string, selection: URLSearchParams): Promise<number> {
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new CommandError(`The folder ${folder} cannot be made: ${error.message}`);
  });
  const temporary = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    const archive = join(temporary, 'pictures.zip');
    await writeNewFile(archive, { body: async () => (await download('/questions/export/pictures', selection)).body });
    return await unpack(archive, folder);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

async function unpack(archive: string, folder: string): Promise<number> {
  const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
  const zip = await open(archive, { lazyEntries: true });
  const openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    // Whatever the archive says, files are written into the folder alone.
    if (publicIdOf(entry.fileName) === undefined) continue;
    // A public id names one picture, so a file of that name is that picture.
    await writeFile(join(folder, entry.fileName), await buffer(await openStream(entry)));
    count += 1;
  }
  return count;
}
