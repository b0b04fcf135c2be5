import { brotliCompressSync } from 'node:zlib';
import { PAGE_LANGUAGES } from 'schema/language-path.ts';
import { questionPageFiles, readBuilt } from './question-page.ts';

// Kilobytes after Brotli: what an Android phone on a costly line pays to read its first question.
const BUDGET = { en: { js: 160, css: 16 }, bn: { js: 163, css: 16 } };

const kB = (bytes: number) => bytes / 1000;
const column = (value: number) => value.toFixed(1).padStart(8);

let over = false;
for (const language of PAGE_LANGUAGES) {
  const files = questionPageFiles(language).map((file) => {
    const content = readBuilt(file);
    return { file, raw: kB(content.length), brotli: kB(brotliCompressSync(content).length) };
  });
  console.log(`What a question page loads (${language}), kB: raw  Brotli`);
  for (const [kind, limit] of Object.entries(BUDGET[language])) {
    const ofKind = files.filter(({ file }) => file.endsWith(`.${kind}`)).sort((a, b) => b.raw - a.raw);
    for (const { file, raw, brotli } of ofKind) console.log(`  ${file.padEnd(36)}${column(raw)}${column(brotli)}`);
    const raw = ofKind.reduce((sum, file) => sum + file.raw, 0);
    const brotli = ofKind.reduce((sum, file) => sum + file.brotli, 0);
    const verdict = brotli > limit ? `OVER the budget of ${limit}` : `of ${limit}`;
    console.log(`  ${`all ${kind}`.padEnd(36)}${column(raw)}${column(brotli)} ${verdict}`);
    over ||= brotli > limit;
  }
}
if (over) process.exit(1);
