import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// The gateway serves what lies beside a file: compressed once and hard, not for each reader and in haste.
const TEXT = 'dist/**/*.{html,js,css,svg,txt}';

const brotli = (content: Buffer) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const home = new URL('../', import.meta.url).pathname;
for (const file of globSync(TEXT, { cwd: home })) {
  const content = readFileSync(`${home}${file}`);
  writeFileSync(`${home}${file}.br`, brotli(content));
  writeFileSync(`${home}${file}.gz`, gzipSync(content, { level: 9 }));
}
