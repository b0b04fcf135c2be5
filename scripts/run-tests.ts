// vitest with its own arguments. Files that failed run once more at the end, one at a time: what fails twice is a fault.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseCLI, startVitest, type TestCase, type TestModule } from 'vitest/node';

/** If more files fail, something is broken, and a second run would only take time. */
const MAX_AGAIN = 10;

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const report = (options.outputFile as { json?: string } | undefined)?.json;

async function run(filters: string[], changes: typeof options = {}) {
  const vitest = await startVitest('test', filters, { ...options, ...changes });
  const modules = vitest.state.getTestModules();
  return {
    modules,
    failed: modules.filter((module) => !['passed', 'skipped'].includes(module.state())),
    // Errors outside tests, a setup that throws, or no tests at all.
    isBroken: vitest.state.getUnhandledErrors().length > 0 || modules.length === 0,
  };
}

const runAgain = (modules: TestModule[]) =>
  run(
    modules.map(({ moduleId }) => moduleId),
    {
      project: [...new Set(modules.map(({ project }) => project.name))].filter(Boolean),
      fileParallelism: false,
      reporter: ['default'],
    },
  );

/** Whether the run was to have this test; the filters are single tags here. */
const isChosen = ({ tags }: TestCase) =>
  (options.tagsFilter ?? []).every((tag) => (tag.startsWith('!') ? !tags.includes(tag.slice(1)) : tags.includes(tag)));

function count(modules: TestModule[]): string {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].filter(isChosen).map((test) => test.result().state),
  );
  const of = (state: string) => states.filter((one) => one === state).length;
  return `${of('passed')} passed, ${of('failed')} failed, ${of('skipped')} skipped`;
}

const first = await run(filter);
let { modules, failed } = first;
let { isBroken } = first;
let unsteady: string[] = [];
// Who names files is looking for a fault.
if (!isBroken && filter.length === 0 && failed.length > 0 && failed.length <= MAX_AGAIN) {
  console.log(`\nOnce more, alone: ${failed.length} files that failed\n`);
  const second = await runAgain(failed);
  const failedTwice = new Set(second.failed.map(({ moduleId }) => moduleId));
  unsteady = failed.map(({ moduleId }) => moduleId).filter((id) => !failedTwice.has(id));
  modules = [...modules.filter((module) => !failed.includes(module)), ...second.modules];
  ({ failed, isBroken } = second);
}

/** The file, or its tests that failed. */
function describe(module: TestModule): string[] {
  const file = relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests('failed')].map((test) => `${file} > ${test.fullName}`);
  return tests.length > 0 ? tests : [file];
}

const summary = [
  ...(isBroken ? ['an error outside the tests, or no tests at all'] : []),
  ...failed.flatMap(describe).map((name) => `FAILED: ${name}`),
  ...unsteady.map((id) => `unsteady: ${relative(process.cwd(), id)} failed once and passed alone`),
  count(modules),
];
console.log(summary.join('\n'));
if (report) {
  const written = JSON.parse(readFileSync(report, 'utf8')) as object;
  writeFileSync(report, JSON.stringify({ ...written, summary }));
}
process.exit(isBroken || failed.length > 0 ? 1 : 0);
