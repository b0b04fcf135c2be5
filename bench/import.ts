import { readFileSync } from 'node:fs';
import { startApi } from '../tests/testkit/stack.ts';
import { importRows } from './import-rows.ts';
import type { Section } from './report.ts';

const ROWS = 200_000;
const BOARDS = ['DHK', 'CTG', 'SYL', 'RAJ'];
const SUBJECTS = ['ANAT', 'PHYS', 'BIOCHEM', 'PHRM', 'COMM', 'FM', 'PATH', 'MICRO', 'MED', 'SURG', 'OBG'];
const WORDS = 'artery nerve vein muscle anterior posterior branch supplies drains patient fever cause following'.split(
  ' ',
);

/** Target D2: 200,000 rows of JSON Lines through the running api on PGlite, a first time and again. */
export async function benchImport(): Promise<Section> {
  const api = await startApi({ SAMPLE_CONTENT: 'false' });
  try {
    const rows: (string | number)[][] = [];
    for (const what of ['first import', 'the same file again']) {
      const started = performance.now();
      const report = await importRows(api, lines(ROWS));
      const seconds = (performance.now() - started) / 1000;
      rows.push([
        what,
        report.imported,
        report.unchanged,
        `${seconds.toFixed(1)} s`,
        peakMemory(api.program.process.pid!),
      ]);
    }
    return {
      title: 'Import of 200,000 questions (D2)',
      head: ['', 'imported', 'unchanged', 'time', 'peak memory of the api since its start'],
      rows,
      notes: ['Rows of 1.8 kB on average, each in three to seven of 3,850 lists. Targets: under 120 s, under 400 MB.'],
    };
  } finally {
    await api.stop();
  }
}

/** Linux alone tells the peak of another process. */
function peakMemory(pid: number): string {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return 'unknown';
  }
}

/** Questions that are the same in every run, a thousand in a piece. */
function* lines(count: number): Generator<Buffer> {
  let seed = 1;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % below;
  const words = (length: number) => Array.from({ length }, () => WORDS[random(WORDS.length)]).join(' ');
  const question = (number: number) => ({
    type: number % 3 ? 'SBA' : 'MTF',
    subject: SUBJECTS[number % SUBJECTS.length],
    chapter: `Chapter ${random(30)}`,
    topic: `Topic ${random(60)}`,
    appearances: Array.from({ length: 1 + random(3) }, () => ({ board: BOARDS[random(4)], year: 2005 + random(20) })),
    stem: `${number} ${words(20)}${number % 10 ? '' : ' PaO2 < 60 & <b>pH</b>'}?`,
    options: [0, 1, 2, 3, 4].map((option) => ({
      text: `${words(5)} ${option}`,
      correct: option === number % 5,
      reason: words(12),
    })),
    explanation: words(60),
    take_away: words(10),
    references: ['A textbook, 1st ed., p 100'],
  });
  for (let number = 0; number < count; number += 1_000) {
    const piece = Array.from({ length: Math.min(1_000, count - number) }, (_, index) => question(number + index));
    yield Buffer.from(piece.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }
}
