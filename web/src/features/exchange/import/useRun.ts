import { useEffect, useRef } from 'react';
import { t } from '../messages/index.ts';
import { TransferError } from '../transfer.ts';
import { forgetImport } from './device.ts';
import type { Change, ImportState } from './import-state.ts';
import { newResult, type RunResult } from './report.ts';
import { sendImport } from './send.ts';
import { isComplete, type Run } from './settings.ts';

type Work = Pick<ImportState, 'file' | 'pictures' | 'settings' | 'edits'>;
type How = Omit<Run, 'name' | 'reason'>;

/** Checks or imports, one run at a time; leaving the page stops it. */
export function useRun(owner: string, change: Change) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run({ file, pictures, settings, edits }: Work, how: How) {
    if (!file || running.current || !isComplete(settings)) return;
    const { isDry } = how;
    const controller = new AbortController();
    running.current = controller;
    change({
      phase: isDry ? 'checking' : 'importing',
      problem: undefined,
      columns: undefined,
      sent: 0,
      running: newResult(),
    });
    try {
      const result = await sendImport({
        file,
        pictures,
        settings,
        edits,
        run: { ...how, name: file.name, reason: t('exchange.importReason', { name: file.name }) },
        signal: controller.signal,
        onUpload: (sent) => change({ sent }),
        onResult: (part) => change({ running: part }),
      });
      change(isDry ? { phase: 'ready', checked: result, isFresh: true } : await afterImport(result, owner));
    } catch (error) {
      // What an import has stored is known after another check.
      if (!isDry) change({ isFresh: false });
      change({ phase: 'ready', ...problemOf(error, controller.signal.aborted, isDry) });
    } finally {
      running.current = undefined;
    }
  }
  return { run, stop: () => running.current?.abort() };
}

function problemOf(error: unknown, isStopped: boolean, isDry: boolean) {
  if (isStopped) return isDry ? {} : { problem: t('exchange.importStopped') };
  return error instanceof TransferError
    ? { problem: error.message, columns: error.columns }
    : { problem: t('exchange.exchangeLost') };
}

async function afterImport(result: RunResult, owner: string): Promise<Partial<ImportState>> {
  // All or nothing, and the bank has changed since the check.
  if (!result.report!.stored && result.report!.refused > 0)
    return { phase: 'ready', checked: result, isFresh: true, problem: t('exchange.importRefused') };
  await forgetImport(owner).catch(() => {});
  return { phase: 'done', running: result };
}
