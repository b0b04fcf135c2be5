import { useEffect, useReducer, useRef } from 'react';
import { t } from '../messages/index.ts';
import { recogniseFormat } from '../formats.ts';
import { TransferError } from '../transfer.ts';
import { forgetImport, putFile, putWork, readImport } from './device.ts';
import { countEdits, NO_EDITS, type Edits } from './edits.ts';
import { newResult, rowsWith, type RunResult } from './report.ts';
import { sendImport } from './send.ts';
import { isComplete, NO_SETTINGS, type Settings } from './settings.ts';

export type ImportState = {
  phase: 'opening' | 'empty' | 'ready' | 'checking' | 'importing' | 'done';
  file?: File;
  /** Of the file's rows. */
  pictures: File[];
  settings: Settings;
  edits: Edits;
  /** The share of the file that is sent. */
  sent: number;
  /** Of the run under way, or of the import that is done. */
  running: RunResult;
  /** Of the last check. */
  checked?: RunResult;
  /** Whether settings and edits are those of the last check. */
  isFresh: boolean;
  problem?: string | undefined;
  /** The file was here before. */
  isRestored: boolean;
  /** Whether a reload would find the file and its corrections. */
  isKept: boolean;
};

const EMPTY: ImportState = {
  phase: 'empty',
  pictures: [],
  settings: NO_SETTINGS,
  edits: NO_EDITS,
  sent: 0,
  running: newResult(),
  isFresh: false,
  isRestored: false,
  isKept: true,
};

const merge = (state: ImportState, change: Partial<ImportState> | 'reset'): ImportState =>
  change === 'reset' ? EMPTY : { ...state, ...change };

// One transaction for more would keep other writers waiting, and with the embedded database every reader.
const MAX_WHOLE = 5_000;

/** Whether the file goes in as a whole or not at all: that needs every refused row, to leave it out by name. */
export const goesInWhole = ({ report, rows }: RunResult) =>
  report !== undefined && report.rows <= MAX_WHOLE && rowsWith(rows, 'error').length === report.refused;

/** A file of questions on its way into the bank. It and its corrections stay on the device until they are there. */
export function useImport(owner: string) {
  const [state, change] = useReducer(merge, { ...EMPTY, phase: 'opening' });
  const leaving = useRef<AbortController>(undefined);

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
      leaving.current?.abort();
    };
  }, [owner]);

  const { file, pictures, settings, edits, phase } = state;
  useEffect(() => {
    if (file && phase !== 'done') void putWork({ owner, settings, edits }).catch(() => change({ isKept: false }));
  }, [owner, file, settings, edits, phase]);

  const isBusy = phase === 'checking' || phase === 'importing';
  const wouldLose = isBusy || (!state.isKept && countEdits(edits) > 0 && phase !== 'done');
  useEffect(() => {
    if (!wouldLose) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [wouldLose]);

  async function run(
    work: Pick<ImportState, 'settings' | 'edits'>,
    isDry: boolean,
    isWhole: boolean,
    source = { file, pictures },
  ) {
    if (!source.file || leaving.current || !isComplete(work.settings)) return;
    const controller = new AbortController();
    leaving.current = controller;
    change({ phase: isDry ? 'checking' : 'importing', problem: undefined, sent: 0, running: newResult() });
    try {
      const result = await sendImport({
        ...work,
        file: source.file,
        pictures: source.pictures,
        run: { isDry, isWhole, reason: t('studio.importReason', { name: source.file.name }) },
        signal: controller.signal,
        onUpload: (sent) => change({ sent }),
        onResult: (running) => change({ running }),
      });
      if (isDry) change({ phase: 'ready', checked: result, isFresh: true });
      else change(await afterImport(result));
    } catch (error) {
      // What an import has stored is known after another check.
      if (!isDry) change({ isFresh: false });
      if (controller.signal.aborted) change({ phase: 'ready', ...(!isDry && { problem: t('studio.importStopped') }) });
      else
        change({ phase: 'ready', problem: error instanceof TransferError ? error.message : t('studio.exchangeLost') });
    } finally {
      leaving.current = undefined;
    }
  }

  async function afterImport(result: RunResult): Promise<Partial<ImportState>> {
    // All or nothing, and the bank has changed since the check.
    if (!result.report!.stored && result.report!.refused > 0)
      return { phase: 'ready', checked: result, isFresh: true, problem: t('studio.importRefused') };
    await forgetImport(owner).catch(() => {});
    return { phase: 'done', running: result };
  }

  async function choose(next: File, beside: File[]) {
    const format = (await recogniseFormat(next).catch(() => undefined)) ?? '';
    const chosen: Settings = { ...NO_SETTINGS, format };
    change('reset');
    change({ phase: 'ready', file: next, pictures: beside, settings: chosen });
    await putFile({ owner, file: next, pictures: beside }).catch(() => change({ isKept: false }));
    await run({ settings: chosen, edits: NO_EDITS }, true, false, { file: next, pictures: beside });
  }

  return {
    state,
    isBusy,
    choose,
    set: (part: Partial<Settings>) => change({ settings: { ...settings, ...part }, isFresh: false }),
    setPictures: (next: File[]) => {
      change({ pictures: next, isFresh: false });
      if (file) void putFile({ owner, file, pictures: next }).catch(() => change({ isKept: false }));
    },
    edit: (next: Edits) => change({ edits: next, isFresh: false }),
    check: (next: Partial<Settings> = {}) => {
      const work = { settings: { ...settings, ...next }, edits };
      change({ ...work, isFresh: false });
      void run(work, true, false);
    },
    store: (next: Edits, isWhole: boolean) => {
      void run({ settings, edits: next }, false, isWhole);
    },
    stop: () => leaving.current?.abort(),
    clear: () => {
      void forgetImport(owner).catch(() => {});
      change('reset');
    },
  };
}

export type UseImport = ReturnType<typeof useImport>;
