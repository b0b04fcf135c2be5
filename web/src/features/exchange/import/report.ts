import { z } from 'zod/mini';
import { fileColumn, type FileColumn } from '../transfer.ts';

const counts = {
  rows: z.number(),
  imported: z.number(),
  merged: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  warned: z.number(),
};
const problem = z.object({
  severity: z.enum(['error', 'warning', 'hint']),
  column: z.nullable(z.string()),
  message: z.string(),
  value: z.nullable(z.string()),
  kind: z.enum(['value', 'chapter', 'topic', 'bijoy']),
  proposals: z.array(z.string()),
});
const row = z.object({
  line: z.number(),
  at: z.optional(z.string()),
  outcome: z.enum(['imported', 'merged', 'updated', 'unchanged', 'refused']),
  cells: z.record(z.string(), z.string()),
  problems: z.array(problem),
  edited: z.boolean(),
});
const picture = z.object({
  name: z.string(),
  state: z.enum(['refused', 'unused', 'missing']),
  reason: z.optional(z.string()),
});
const reportLine = z.object({
  progress: z.optional(z.object(counts)),
  waiting: z.optional(z.boolean()),
  row: z.optional(row),
  picture: z.optional(picture),
  stored: z.optional(z.object({ line: z.number(), ref: z.string() })),
  report: z.optional(
    z.object({ ...counts, stored: z.boolean(), stopped: z.boolean(), import: z.optional(z.string()) }),
  ),
  error: z.optional(z.object({ message: z.string(), stored: z.boolean(), columns: z.optional(z.array(fileColumn)) })),
  warning: z.optional(z.object({ message: z.string(), of_file: z.optional(z.boolean()) })),
});

export type Counts = { [Name in keyof typeof counts]: number };
export type Problem = z.infer<typeof problem>;
export type Row = z.infer<typeof row>;
export type PictureFault = z.infer<typeof picture>;
export type Report = Counts & { stored: boolean; stopped: boolean; import?: string | undefined };

/** What a run has said so far. */
export type RunResult = {
  counts?: Counts;
  /** Another import or a correction writes to the bank. */
  isWaiting: boolean;
  rows: Row[];
  /** Pictures without a row, and names without a picture. */
  pictures: PictureFault[];
  /** Refs of the new questions, the first 1,000. */
  stored: string[];
  report?: Report;
  error?: { message: string; stored: boolean; columns?: FileColumn[] | undefined };
  /** Warnings about the file as a whole. */
  ofFile: string[];
};

export const newResult = (): RunResult => ({ isWaiting: false, rows: [], pictures: [], stored: [], ofFile: [] });

/** Adds a line of the report. Lines of other kinds say the same as rows do. */
export function addLine(result: RunResult, text: string): RunResult {
  if (text.trim() === '') return result;
  const line = reportLine.parse(JSON.parse(text));
  if (line.row) result.rows.push(line.row);
  if (line.picture) result.pictures.push(line.picture);
  if (line.warning?.of_file) result.ofFile.push(line.warning.message);
  if (line.stored) result.stored.push(line.stored.ref);
  return {
    ...result,
    isWaiting: line.waiting ?? (line.progress ? false : result.isWaiting),
    ...(line.progress && { counts: line.progress }),
    ...(line.report && { counts: line.report, report: line.report }),
    ...(line.error && { error: line.error }),
  };
}

export const rowsWith = (rows: readonly Row[], severity: Problem['severity']) =>
  rows.filter(({ problems }) => problems.some((one) => one.severity === severity));
