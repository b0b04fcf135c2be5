import { exportFormats } from '../api/src/features/exchange/formats/index.ts';
import { startApi } from '../tests/testkit/stack.ts';
import { importRows, sampleLines } from './import-rows.ts';
import { forgetPeak, memory, memoryNow, peakMemory } from './peak-memory.ts';
import type { Section } from './report.ts';

const QUESTIONS = 10_000;

/** 10,000 questions from the running api on PGlite, in each format. */
export async function benchExport(): Promise<Section> {
  const api = await startApi({ SAMPLE_CONTENT: 'false' });
  const pid = api.program.process.pid!;
  try {
    await importRows(api, sampleLines(QUESTIONS));
    const rows: string[][] = [];
    for (const format of exportFormats) {
      const before = memoryNow(pid);
      forgetPeak(pid);
      const started = performance.now();
      const response = await fetch(`${api.rest}/admin/questions/export?format=${format}`, {
        headers: { authorization: `Bearer ${api.adminToken}` },
      });
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
      if (!response.ok) throw new Error(`${format}: ${response.status}`);
      const seconds = (performance.now() - started) / 1000;
      const peak = peakMemory(pid);
      const growth = peak === undefined || before === undefined ? undefined : Math.max(peak - before, 0);
      rows.push([format, `${(bytes / 1e6).toFixed(1)} MB`, `${seconds.toFixed(1)} s`, memory(peak), memory(growth)]);
    }
    return {
      title: 'Export of 10,000 questions',
      head: ['format', 'file', 'time', 'peak memory of the api', 'of it for the export'],
      rows,
      notes: ['The questions of the import above. Targets: under 30 s, under 200 MB for the export.'],
    };
  } finally {
    await api.stop();
  }
}
