import { z } from 'zod';

export const questionChanges = z.array(z.object({ field: z.string(), from: z.string(), to: z.string() }));
export type QuestionChanges = z.output<typeof questionChanges>;

export const questionOutcome = z.object({
  ref: z.string(),
  version: z.number(),
  hidden: z.boolean(),
  changed: z.boolean(),
  changes: questionChanges,
  warnings: z.array(z.string()).optional(),
  dry_run: z.boolean(),
});

const marked = (mark: string, text: string) =>
  text === '' ? [] : text.split('\n').map((line) => `    ${mark} ${line}`);

export const changeLines = (changes: QuestionChanges): string =>
  changes.flatMap(({ field, from, to }) => [`  ${field}`, ...marked('-', from), ...marked('+', to)]).join('\n');

export function describeOutcome({ ref, version, hidden, changed, changes, dry_run }: z.output<typeof questionOutcome>) {
  const state = hidden ? ', hidden' : '';
  if (!changed) return `Nothing changed: ${ref} is so already (version ${version}${state}).`;
  const head = dry_run
    ? `Dry run, nothing stored. ${ref} (version ${version}${state}):`
    : `${ref} is now at version ${version}${state}:`;
  return `${head}\n${changeLines(changes)}`;
}
