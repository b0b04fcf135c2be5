// `pnpm run bench`: measures side by side, prints the tables and writes them to docs/benchmarks.md.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/programs.ts';
import { startStack } from '../testkit/stack.ts';
import { benchImport } from './import.ts';
import { benchListPage } from './list-page.ts';
import { benchQuestionPage } from './question-page.ts';
import { toMarkdown, type Section } from './report.ts';
import { benchSubscriptions } from './subscriptions.ts';

const sections: Section[] = [];
const add = (section: Section) => {
  sections.push(section);
  console.log(`\n${toMarkdown(section)}`);
};

const stack = await startStack();
try {
  add(await benchQuestionPage(stack));
} finally {
  await stack.stop();
}
add(await benchSubscriptions());
add(await benchListPage());
add(await benchImport());

const intro = `# Benchmarks

Written by \`pnpm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores shared with the load
itself, Node ${process.versions.node}. Times of a shared machine vary by a third from run to run; the ratios hold.`;
writeFileSync(join(ROOT, 'docs/benchmarks.md'), `${[intro, ...sections.map(toMarkdown)].join('\n\n')}\n`);
