import type { ResponseBody, Schemas } from 'schema/rest/bodies.ts';

const marked = (mark: string, text: string) =>
  text === '' ? [] : text.split('\n').map((line) => `    ${mark} ${line}`);

export const changeLines = (changes: Schemas['QuestionChanges']): string =>
  changes.flatMap(({ field, from, to }) => [`  ${field}`, ...marked('-', from), ...marked('+', to)]).join('\n');

export function describeOutcome({
  ref,
  version,
  hidden,
  changed,
  changes,
  dry_run,
}: ResponseBody<'correctQuestion'>['data']) {
  const state = hidden ? ', hidden' : '';
  if (!changed) return `Nothing changed: ${ref} is so already (version ${version}${state}).`;
  const head = dry_run
    ? `Dry run, nothing stored. ${ref} (version ${version}${state}):`
    : `${ref} is now at version ${version}${state}:`;
  return `${head}\n${changeLines(changes)}`;
}
