import type { FileColumn } from '../transfer.ts';
import { NO_EDITS, type Edits } from './edits.ts';
import { newResult, rowsWith, type RunResult } from './report.ts';
import { NO_SETTINGS, type Settings } from './settings.ts';

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
  /** Of the file, where the last run could not read its header. */
  columns?: readonly FileColumn[] | undefined;
  /** The file was here before. */
  isRestored: boolean;
  /** Whether a reload would find the file and its corrections. */
  isKept: boolean;
};

export const EMPTY: ImportState = {
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

/** A change, or all as it was before a file was chosen. */
export const merge = (state: ImportState, change: Partial<ImportState> | 'reset'): ImportState =>
  change === 'reset' ? EMPTY : { ...state, ...change };

// One transaction for more would keep other writers waiting, and with the embedded database every reader.
const MAX_WHOLE = 5_000;

/** Whether the file goes in as a whole or not at all: that needs every refused row, to leave it out by name. */
export const goesInWhole = ({ report, rows }: RunResult) =>
  report !== undefined && report.rows <= MAX_WHOLE && rowsWith(rows, 'error').length === report.refused;

export type Change = (change: Partial<ImportState> | 'reset') => void;
