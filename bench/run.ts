// `pnpm run bench [parts]`: measures side by side, prints the tables and writes them to docs/benchmarks.md. A part that
// is not named keeps the table of its last run.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/programs.ts';
import { ensureWebBuilt } from '../scripts/web-build.ts';
import { benchBundle } from './bundle.ts';
import { benchColdStart } from './cold-start.ts';
import { benchExport } from './export.ts';
import { benchFigures } from './figures.ts';
import { benchGateway } from './gateway.ts';
import { benchGrowth } from './growth.ts';
import { benchHostile } from './hostile.ts';
import { benchImport } from './import.ts';
import { benchLanguages } from './languages.ts';
import { benchLevers } from './levers.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchListPage } from './list-page.ts';
import { benchMarks } from './marks.ts';
import { benchNextPage } from './next-page.ts';
import { benchPapers } from './papers.ts';
import { benchPeople } from './people.ts';
import { benchPlanner } from './planner.ts';
import { benchProcesses } from './processes.ts';
import { benchReadiness } from './readiness.ts';
import { toMarkdown, type Section } from './report.ts';
import { benchReview } from './review.ts';
import { benchSearch } from './search.ts';
import { benchStudy } from './study.ts';
import { benchSubscriptions } from './subscriptions.ts';
import { benchWholeWay } from './whole-way.ts';

const IN_BROWSER = ['lighthouse', 'next-page', 'cold-start'];
const REPORT = join(ROOT, 'docs/benchmarks.md');

/** In the order of the report. */
const PARTS: Record<string, () => Promise<Section>> = {
  lighthouse: benchLighthouse,
  'next-page': benchNextPage,
  'cold-start': benchColdStart,
  bundle: benchBundle,
  gateway: benchGateway,
  hostile: benchHostile,
  marks: benchMarks,
  languages: benchLanguages,
  levers: benchLevers,
  processes: benchProcesses,
  'whole-way': benchWholeWay,
  'list-page': benchListPage,
  import: benchImport,
  export: benchExport,
  figures: benchFigures,
  search: benchSearch,
  growth: benchGrowth,
  study: benchStudy,
  review: benchReview,
  papers: benchPapers,
  readiness: benchReadiness,
  planner: benchPlanner,
  people: benchPeople,
  subscriptions: benchSubscriptions,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

const marker = (name: string) => `<!-- ${name} -->`;
const last = new Map(
  readFileSync(REPORT, 'utf8')
    .split(/^(?=<!-- )/m)
    .map((text) => [/^<!-- (\S+) -->/.exec(text)?.[1], text.trim()] as const),
);

const sections: string[] = [];
for (const [name, bench] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) {
    sections.push(last.get(name) ?? '');
    continue;
  }
  const on = new Date().toISOString().slice(0, 10);
  if (IN_BROWSER.includes(name) && !ensureWebBuilt()) process.exit(1);
  const text = toMarkdown(await bench());
  console.log(`\n${text}`);
  sections.push(`${marker(name)}\n\n${text}\n\nMeasured on ${on}.`);
}

const intro = `# Benchmarks

Written by \`pnpm run bench\`: ${cpus().length} cores shared with the load itself, Node ${process.versions.node}. Times of a
shared machine vary by a third from run to run; the ratios hold.`;
writeFileSync(REPORT, `${[intro, ...sections.filter(Boolean)].join('\n\n')}\n`);
