import { useEffect, useReducer } from 'react';
import { recogniseFormat } from '../formats.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import { forgetImport, putFile, putWork, readImport } from './device.ts';
import { countEdits, NO_EDITS, type Edits } from './edits.ts';
import { EMPTY, merge, type Change, type ImportState } from './import-state.ts';
import { NO_SETTINGS, type Settings } from './settings.ts';
import { useRun } from './useRun.ts';

const CHECK = { isDry: true, isWhole: false, isPublished: false };

/** A file of questions on its way into the bank. It and its corrections stay on the device until they are there. */
export function useImport(owner: string) {
  const [state, change] = useReducer(merge, { ...EMPTY, phase: 'opening' });
  const { file, settings, edits, phase } = state;
  const { run, stop } = useRun(owner, change);
  useStoredImport(owner, state, change);
  const isBusy = phase === 'checking' || phase === 'importing';
  useLeaveWarning(isBusy || (!state.isKept && countEdits(edits) > 0 && phase !== 'done'));

  const keepFile = (next: File, beside: File[]) =>
    putFile({ owner, file: next, pictures: beside }).catch(() => change({ isKept: false }));

  async function choose(next: File, beside: File[]) {
    const format = (await recogniseFormat(next).catch(() => undefined)) ?? '';
    const chosen = { file: next, pictures: beside, settings: { ...NO_SETTINGS, format } satisfies Settings };
    change('reset');
    change({ ...chosen, phase: 'ready' });
    await keepFile(next, beside);
    await run({ ...chosen, edits: NO_EDITS }, CHECK);
  }

  return {
    state,
    isBusy,
    choose,
    set: (part: Partial<Settings>) =>
      change({ settings: { ...settings, ...part }, isFresh: false, ...(part.format && { columns: undefined }) }),
    setPictures: (next: File[]) => {
      change({ pictures: next, isFresh: false });
      if (file) void keepFile(file, next);
    },
    edit: (next: Edits) => change({ edits: next, isFresh: false }),
    check: (next: Partial<Settings> = {}) => {
      const work = { settings: { ...settings, ...next }, edits };
      change({ ...work, isFresh: false });
      void run({ ...state, ...work }, CHECK);
    },
    store: (next: Edits, how: { isWhole: boolean; isPublished: boolean }) =>
      void run({ ...state, edits: next }, { ...how, isDry: false }),
    stop,
    clear: () => {
      void forgetImport(owner).catch(() => {});
      change('reset');
    },
  };
}

/** Restores what the device has of an import, and keeps it there. */
function useStoredImport(owner: string, { file, settings, edits, phase }: ImportState, change: Change) {
  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      // Without IndexedDB, as in some private windows, nothing is kept.
      const stored = await readImport(owner).catch(() => undefined);
      if (!isGone) change(stored ? { ...stored, phase: 'ready', isRestored: true } : 'reset');
    };
    void restore();
    return () => {
      isGone = true;
    };
  }, [owner, change]);

  useEffect(() => {
    if (file && phase !== 'done') void putWork({ owner, settings, edits }).catch(() => change({ isKept: false }));
  }, [owner, file, settings, edits, phase, change]);
}

export type UseImport = ReturnType<typeof useImport>;
