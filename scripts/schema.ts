// `pnpm run schema:release "note"` and the schema part of `check`, which protects integrators.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { printSchema } from '../schema/graph.ts';
import { ROOT } from './programs.ts';

const RELEASED = 'schema.graphql';
const CHANGELOG = 'CHANGELOG.md';

const USAGE = `schema check                          refuses what breaks clients of the released schema
schema release [--breaking] "note"    releases the schema as it stands, with a note on why`;
const HEAD = `# Changes of the schema

What each release means for a client, newest first, and everything that breaks one. \`pnpm run schema:release "note"\`
writes it. What was added is in the [schema](schema.graphql).
`;
const HOW_TO_BREAK = `Clients of the released schema would break. Keep what they use and mark it @deprecated(reason: "…") instead; or, where
that cannot be, release it as what it is: pnpm run schema:release --breaking "why, and what to use instead"`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(ROOT, 'schema/released') },
    current: { type: 'string' },
    breaking: { type: 'boolean' },
  },
});
const { folder } = values;
const released = join(folder, RELEASED);
const current = values.current ? readFileSync(values.current, 'utf8') : printSchema();
const [verb, note] = positionals;

function fail(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

type Changes = { breaking: string[]; count: number };

async function changes(): Promise<Changes> {
  const all = await diff(buildSchema(readFileSync(released, 'utf8')), buildSchema(current));
  const breaking = all.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  return { breaking: breaking.map(({ message }) => message.replaceAll('\n', ' ')), count: all.length };
}

function check({ breaking }: Changes): void {
  if (breaking.length > 0) fail(...breaking.map((change) => `breaking: ${change}`), HOW_TO_BREAK);
}

function release(changes: Changes): void {
  if (!note?.trim()) fail('A release needs a note: what it means for a client.', USAGE);
  if (!values.breaking) check(changes);
  if (changes.count === 0) fail('Nothing has changed since the last release.');
  const file = join(folder, CHANGELOG);
  const before = existsSync(file) ? readFileSync(file, 'utf8').slice(HEAD.length) : '';
  const day = new Date().toISOString().slice(0, 10);
  const breaking = changes.breaking.map((change) => `- **Breaking**: ${change}\n`).join('');
  writeFileSync(file, `${HEAD}\n## ${day}\n\n${note.trim()}\n${breaking && `\n${breaking}`}${before}`);
  writeFileSync(released, current);
  console.log(`${changes.count} changes released.`);
}

if (verb === 'check') check(await changes());
else if (verb === 'release') release(await changes());
else fail(USAGE);
