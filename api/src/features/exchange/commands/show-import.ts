import { z } from 'zod';
import { CommandError } from '../../../command-line/command.ts';
import { changeLines } from '../../../command-line/show-changes.ts';
import { terminal } from '../../../command-line/terminal.ts';

const counts = z.object({
  rows: z.number(),
  imported: z.number(),
  merged: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  warned: z.number(),
});
/** `at`: the place in words, where the line is not how an editor finds it. */
const place = z.object({ line: z.number(), at: z.string().optional() });
const refusal = place.extend({ reason: z.string() });
const changed = z.object({
  line: z.number(),
  ref: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
const warning = place.extend({ message: z.string() });
const report = counts.extend({
  dry_run: z.boolean(),
  stored: z.boolean(),
  stopped: z.boolean(),
  seconds: z.number(),
  import: z.string().optional(),
});
const responseLine = z.union([
  z.object({ progress: counts }),
  z.object({ refused: refusal }),
  z.object({ changed }),
  z.object({ warning }),
  z.object({ stored: z.unknown() }),
  z.object({ waiting: z.literal(true) }),
  z.object({ report: report.loose() }),
  z.object({ error: z.object({ message: z.string(), stored: z.boolean(), counts }) }),
]);

type Counts = z.output<typeof counts>;
type Report = z.output<typeof report>;

const PROGRESS_LOG_MS = 5_000;

/** Returns the exit code. */
export async function showImport(lines: AsyncIterable<unknown>, json: boolean): Promise<number> {
  const refusals: z.output<typeof refusal>[] = [];
  const changes: z.output<typeof changed>[] = [];
  const warnings: z.output<typeof warning>[] = [];
  const progress = progressLine(json);
  for await (const line of lines) {
    const entry = responseLine.parse(line);
    if ('progress' in entry) progress.show(entry.progress);
    else progress.clear();
    if ('refused' in entry) {
      refusals.push(entry.refused);
      if (!json) terminal().stderr.write(`${placeOf(entry.refused)}: ${entry.refused.reason}\n`);
    }
    if ('changed' in entry) {
      const { line: at, ref, changes: fields } = entry.changed;
      changes.push(entry.changed);
      if (!json) terminal().stdout.write(`line ${at}: ${ref}\n${changeLines(fields)}\n`);
    }
    if ('warning' in entry) {
      warnings.push(entry.warning);
      if (!json) terminal().stderr.write(`${placeOf(entry.warning)}: warning: ${entry.warning.message}\n`);
    }
    if ('error' in entry) {
      const { message, stored, counts } = entry.error;
      throw new CommandError(`${message}\n${stored ? `Stored before that: ${words(counts)}.` : 'Nothing was stored.'}`);
    }
    if (!('report' in entry)) continue;
    const { rows, refused, warned } = entry.report;
    if (!json) {
      if (refused > refusals.length) terminal().stderr.write(`and ${refused - refusals.length} more refused rows\n`);
      if (warned > warnings.length) terminal().stderr.write(`and ${warned - warnings.length} more warnings\n`);
    }
    terminal().stdout.write(
      json ? `${JSON.stringify({ ...entry.report, refusals, changes, warnings })}\n` : `${summary(entry.report)}\n`,
    );
    return entry.report.stored || (entry.report.dry_run && rows > refused) ? 0 : 1;
  }
  throw new CommandError('The connection to the api broke off before the import was done: import the file again.');
}

const placeOf = ({ line, at }: z.output<typeof place>) => at ?? `line ${line}`;

const words = ({ rows, imported, merged, updated, unchanged, refused, warned }: Counts) =>
  `${rows} rows: ${imported} imported, ${merged} merged, ${updated > 0 ? `${updated} updated, ` : ''}` +
  `${unchanged} unchanged, ${refused} refused${warned > 0 ? `, ${warned} ${warned === 1 ? 'warning' : 'warnings'}` : ''}`;

function summary(report: Report): string {
  const result = `${words(report)} (${report.seconds.toFixed(1)} s)`;
  if (report.dry_run) return `Dry run, nothing stored. ${result}`;
  if (!report.stored) return `Nothing stored. ${result}`;
  return report.import === undefined
    ? result
    : `${result}\nIn the studio: import ${report.import}, to approve or take back.`;
}

function progressLine(silent: boolean) {
  const { stderr } = terminal();
  let logged = Date.now();
  return {
    show(now: Counts) {
      if (silent) return;
      if (stderr.isTTY) stderr.write(`\r${words(now)}\u001b[K`);
      else if (Date.now() - logged >= PROGRESS_LOG_MS) {
        logged = Date.now();
        stderr.write(`${words(now)}\n`);
      }
    },
    clear() {
      if (!silent && stderr.isTTY) stderr.write('\r\u001b[K');
    },
  };
}
