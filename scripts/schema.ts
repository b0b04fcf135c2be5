// `pnpm run schema:release "note"` and the schema part of `check`, which protects integrators.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { ROOT } from './programs.ts';

// In schema/printed.
const CURRENT = 'schema.graphql';
const RELEASED = 'released.graphql';
const CHANGELOG = 'CHANGELOG.md';

const USAGE = `schema check                          refuses what breaks clients of the released schema
schema release [--breaking] "note"    releases the schema as it stands, with a note on why`;
const HEAD = `# Changes of the schema

What clients see of each change, newest first. \`pnpm run schema:release "note"\` writes it.
`;
const HOW_TO_BREAK = `Clients of the released schema would break. Keep what they use and mark it @deprecated(reason: "…") instead; or, where
that cannot be, release it as what it is: pnpm run schema:release --breaking "why, and what to use instead"`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: join(ROOT, 'schema/printed') }, breaking: { type: 'boolean' } },
});
const { folder } = values;
const [verb, note] = positionals;

function fail(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

type Changes = { breaking: string[]; other: string[] };

async function changes(): Promise<Changes> {
  const [released, current] = [RELEASED, CURRENT].map((file) => buildSchema(readFileSync(join(folder, file), 'utf8')));
  const all = await diff(released!, current!);
  const messages = (isBreaking: boolean) =>
    all
      .filter(({ criticality }) => (criticality.level === CriticalityLevel.Breaking) === isBreaking)
      .map(({ message }) => message.replaceAll('\n', ' '));
  return { breaking: messages(true), other: messages(false) };
}

function check({ breaking }: Changes): void {
  if (breaking.length > 0) fail(...breaking.map((change) => `breaking: ${change}`), HOW_TO_BREAK);
}

function release(changes: Changes): void {
  if (!note?.trim()) fail('A release needs a note: what it means for a client.', USAGE);
  if (!values.breaking) check(changes);
  const all = [...changes.breaking.map((change) => `**Breaking**: ${change}`), ...changes.other];
  if (all.length === 0) fail('Nothing has changed since the last release.');
  const file = join(folder, CHANGELOG);
  const before = existsSync(file) ? readFileSync(file, 'utf8').slice(HEAD.length) : '';
  const day = new Date().toISOString().slice(0, 10);
  const entry = `\n## ${day}: ${note.trim()}\n\n${all.map((change) => `- ${change}`).join('\n')}\n`;
  writeFileSync(file, HEAD + entry + before);
  copyFileSync(join(folder, CURRENT), join(folder, RELEASED));
  console.log(`${all.length} changes released.`);
}

if (verb === 'check') check(await changes());
else if (verb === 'release') release(await changes());
else fail(USAGE);
