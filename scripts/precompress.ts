// node scripts/precompress.ts FOLDER [Brotli QUALITY, at most 11]
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// The gateway serves these files beside the originals, so they can be compressed once and slowly. Pages have settings in them.
const TEXT = '**/*.{js,css,svg,txt,ttf}';

const [folder, quality = constants.BROTLI_MAX_QUALITY] = process.argv.slice(2);

const brotli = (content: Buffer) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(quality),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

for (const file of globSync(TEXT, { cwd: folder! })) {
  const path = join(folder!, file);
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotli(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
