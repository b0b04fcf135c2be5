import { useEffect, useReducer, useRef } from 'react';
import { t } from '../messages/index.ts';
import { TransferError } from '../transfer.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import type { FileAt } from './dropped.ts';
import { readFolder, type Folder } from './folder.ts';
import { checkFolder, storeFolder, type How, type Progress, type Result } from './send.ts';

type State = {
  phase: 'empty' | 'reading' | 'ready' | 'checking' | 'importing' | 'done';
  folder?: Folder;
  how: How;
  progress: Progress;
  /** Of the last check, or of the import that is done. */
  result?: Result;
  /** Whether the result is that of `how`, and nothing has been stored since. */
  isFresh: boolean;
  problem?: string | undefined;
};

const START: Progress = { done: 0, all: 0, share: 0 };
const EMPTY: State = { phase: 'empty', how: { prune: false, overwrite: false }, progress: START, isFresh: false };
const CONFLICT = 409;

const merge = (state: State, change: Partial<State> | 'reset'): State =>
  change === 'reset' ? EMPTY : { ...state, ...change };

const wordsOf = (error: unknown) => (error instanceof TransferError ? error.message : t('exchange.folderLost'));

/** A folder of content on its way to readers, one run at a time. Leaving the page stops it. */
export function useContentImport() {
  const [state, change] = useReducer(merge, EMPTY);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isBusy = ['reading', 'checking', 'importing'].includes(state.phase);
  useLeaveWarning(isBusy);

  async function run(phase: 'checking' | 'importing', folder: Folder, how: How) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const isImport = phase === 'importing';
    change({ phase, folder, how, problem: undefined, progress: START });
    const sending = {
      folder,
      how,
      signal: controller.signal,
      onProgress: (progress: Progress) => change({ progress }),
    };
    try {
      const { result: checked } = state;
      const result =
        isImport && checked && 'report' in checked
          ? await storeFolder(sending, checked.report)
          : await checkFolder(sending);
      change({ phase: isImport && 'report' in result ? 'done' : 'ready', result, isFresh: true });
    } catch (error) {
      const isStopped = controller.signal.aborted;
      const problem = isStopped ? (isImport ? t('exchange.folderStopped') : undefined) : wordsOf(error);
      const isOutdated = isImport || (error instanceof TransferError && error.status === CONFLICT);
      change({ phase: 'ready', problem, ...(isOutdated && { isFresh: false }) });
    } finally {
      running.current = undefined;
    }
  }

  async function choose(files: Promise<FileAt[]> | FileAt[]) {
    change({ phase: 'reading', problem: undefined });
    try {
      const folder = await readFolder(await files);
      await run('checking', folder, state.how);
    } catch (error) {
      change('reset');
      change({ problem: wordsOf(error) });
    }
  }

  const { folder, how } = state;
  return {
    state,
    isBusy,
    choose: (files: Promise<FileAt[]> | FileAt[]) => void choose(files),
    set: (part: Partial<How>) => change({ how: { ...how, ...part }, isFresh: false }),
    check: () => folder && void run('checking', folder, how),
    store: () => folder && void run('importing', folder, how),
    stop: () => running.current?.abort(),
    clear: () => change('reset'),
  };
}

export type UseContentImport = ReturnType<typeof useContentImport>;
