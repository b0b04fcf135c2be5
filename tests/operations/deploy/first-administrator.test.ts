import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';
import { queryData } from '../../testkit/graphql.ts';
import { newPerson } from '../../testkit/people.ts';
import { startPostgres } from '../../testkit/postgres.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';
import { fileOf, readCompose } from './compose-file.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let stack: Stack;
beforeAll(async () => {
  postgres = await startPostgres();
  stack = await startStack({ api: { DATABASE_URL: postgres.url, SAMPLE_CONTENT: 'false' } });
});
afterAll(async () => {
  await stack?.stop();
  await postgres?.stop();
});

/** The commands of docs/operations.md, as they run in the container of api-1. */
function documentedCommands() {
  const [section] = /^### The first administrator\n[\s\S]*?(?=^##)/m.exec(fileOf('docs/operations.md'))!;
  return [...section.matchAll(/^ *docker compose exec api-1 node (.+)$/gm)].map(([, command]) => command!.split(' '));
}

async function runInContainer(command: string[]) {
  // Of the container, with nothing in .env but what is required.
  const names = Object.keys(readCompose().services['api-1']!.environment!);
  const unset = Object.fromEntries(names.map((name) => [name, '']));
  const env = { PATH: process.env.PATH, ...unset, DATA_DIR: stack.dataDir };
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })).stdout;
}

test('the first person who signs up becomes the owner by the documented commands', async () => {
  const { email, token } = await newPerson(stack.url, 'Nasrin');
  const [give, list, ...more] = documentedCommands();
  expect(more).toEqual([]);
  expect(await runInContainer(give!.map((word) => word.replace('you@example.com', email)))).toBe(
    `Nasrin (${email}) has the role OWNER.\n`,
  );
  expect(await runInContainer(list!)).toContain(email);
  const { desk } = await queryData<{ desk: { backups: { state: string } } }>(
    stack.url,
    '{ desk { backups { state } } }',
    { token },
  );
  expect(desk.backups.state).toBe('NONE');
});
