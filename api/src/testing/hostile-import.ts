import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect } from 'vitest';
import { importFormats, type ImportFormat } from '../features/exchange/formats/index.ts';
import { HOSTILE_PIECES, hostileFiles } from './hostile-runs.ts';
import type { TestApi } from './index.ts';

const MAX_BLOCKED_MS = 200;
const MAX_MS = 3_000;
// A busy machine delays a request now and then, a slow pattern each time.
const ATTEMPTS = 3;

export const hostileCases = importFormats.flatMap((format) =>
  HOSTILE_PIECES.map((piece): [ImportFormat, piece: string] => [format, piece]),
);

/** A file that repeats a piece, alone and in a question, is answered in time and keeps no other request waiting. */
export async function expectQuickImport(
  api: TestApi,
  token: string,
  [format, piece]: [ImportFormat, string],
  characters: number,
): Promise<void> {
  const files = await hostileFiles(format, piece, characters);
  for (const [kind, file] of Object.entries(files)) {
    const attempts: { blockedMs: number; ms: number }[] = [];
    while (attempts.length < ATTEMPTS && !attempts.some(isQuick))
      attempts.push(await checkFile(api, token, format, file));
    expect({ kind, isQuick: attempts.some(isQuick), attempts }).toMatchObject({ isQuick: true });
  }
}

const isQuick = ({ blockedMs, ms }: { blockedMs: number; ms: number }) => blockedMs < MAX_BLOCKED_MS && ms < MAX_MS;

async function checkFile({ url }: TestApi, token: string, format: ImportFormat, file: Buffer) {
  const query = `format=${format}&dry_run=true&rows=true&subject=ANAT${format === 'medmcqa' ? '&cop_base=1' : ''}`;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const started = performance.now();
  delay.enable();
  const response = await fetch(`${url}/admin/questions/import?${query}`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  delay.disable();
  expect([200, 400]).toContain(response.status);
  return { blockedMs: Math.round(delay.max / 1e6), ms: Math.round(performance.now() - started) };
}
