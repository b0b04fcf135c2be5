import { callCommand } from '../../../command-line/call-command.ts';

export const rebuildStudyCommand = callCommand<'rebuildStudy'>({
  name: 'rebuild-study',
  summary: 'derive the counters of the study record from the log',
  usage: `Usage: pnpm run admin rebuild-study [--json]

Derives what readers see of their study record anew from the log of their attempts, marks answers again whose key was
corrected, and derives what the memory model knows of each question, by the weights that are in use now. Nothing in the log changes. Readers who record an attempt meanwhile wait. Also tells how many records an
upgrade has corrected.

  --json      print the result as JSON
`,
  options: {},
  path: '/study/rebuild',
  body: () => ({}),
  isLong: true,
  describe: ({ corrected: { records, days, questions, states, due_dates: dueDates }, mended }) =>
    `Rebuilt. Corrected: records of a question ${records}, days ${days}, shares of a question's answers ${questions}, states of the memory model ${states}, due dates ${dueDates}.` +
    (mended > 0 ? `\nAn upgrade had corrected ${mended} records that counted skipped questions as answers.` : ''),
});
