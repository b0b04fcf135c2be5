import { startApi } from '../tests/testkit/stack.ts';
import { importRows, sampleLines } from './import-rows.ts';
import { memory, peakMemory } from './peak-memory.ts';
import type { Section } from './report.ts';

const ROWS = 200_000;

/** Target D2: 200,000 rows of JSON Lines through the running api on PGlite, a first time and again. */
export async function benchImport(): Promise<Section> {
  const api = await startApi({ SAMPLE_CONTENT: 'false' });
  try {
    const rows: (string | number)[][] = [];
    for (const what of ['first import', 'the same file again']) {
      const started = performance.now();
      const report = await importRows(api, sampleLines(ROWS));
      const seconds = (performance.now() - started) / 1000;
      rows.push([
        what,
        report.imported,
        report.unchanged,
        `${seconds.toFixed(1)} s`,
        memory(peakMemory(api.program.process.pid!)),
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
