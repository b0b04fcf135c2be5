import { callCommand } from '../../../command-line/call-command.ts';
import type { Schemas } from 'schema/rest/bodies.ts';

export const readinessCommand = callCommand<'compareReadiness'>({
  name: 'readiness',
  summary: 'show whether what readers were expected to get came true',
  usage: `Usage: pnpm run admin readiness [--json]

Lists, for each subject and part, the marks of real examinations that readers gave, beside what they were expected to get
by what they had answered before. The range should hold for about 90 of 100. From 200 readers of a part on, readers are
told that it was compared with real results.

  --json      print the result as JSON
`,
  options: {},
  path: '/study/readiness',
  describe: ({ parts }) => (parts.length === 0 ? 'No reader has given a mark yet.' : parts.map(show).join('\n')),
});

function show({ prof, subject, component, ...part }: Schemas['ReadinessComparison']): string {
  const name = `${subject} ${prof} ${component}: ${part.marks} marks of ${part.readers} readers`;
  if (part.compared === 0) return `${name}, nothing was expected of them`;
  return (
    `${name}, ${part.compared} with a range, which held for ${percent(part.held)}; marks ${percent(part.real)}, ` +
    `expected ${percent(part.expected)}; passed ${percent(part.passed)}, expected ${percent(part.expected_to_pass)}`
  );
}

const percent = (share: number | null) => (share === null ? '-' : `${Math.round(100 * share)} %`);
