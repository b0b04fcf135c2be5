import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Servers for tests of several instances, of certificates and of backups, and their Debian packages.
const SERVERS = [
  { program: 'redis-server', package: 'redis-server', isThere: () => answers('redis-server', '--version') },
  { program: 'nginx', package: 'nginx-light', isThere: () => answers('nginx', '-v') },
  { program: 'caddy', package: 'caddy', isThere: () => answers('caddy', 'version') },
  { program: 'pg_dump', package: 'postgresql', isThere: () => postgresFolder() !== undefined },
];
const INSTALLER = 'apt-get';
const POSTGRES_PROGRAMS = ['initdb', 'postgres', 'pg_isready', 'psql', 'createdb', 'dropdb', 'pg_dump', 'pg_restore'];

/** npm's PostgreSQL has no pg_dump, and pg_dump rejects newer servers. Debian has one folder per version. */
export function postgresFolder(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
  return folders.find((folder) => POSTGRES_PROGRAMS.every((program) => existsSync(join(folder, program))));
}

const missingServers = () => SERVERS.filter(({ isThere }) => !isThere());

/** Installs what is missing by apt-get where allowed. Returns the names still missing. */
export function installServers(): string[] {
  const missing = missingServers();
  if (missing.length > 0 && process.getuid?.() === 0) {
    console.log(`No ${missing.map(({ program }) => program).join(', no ')} found; installing …`);
    const packages = missing.map((one) => one.package);
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  return missingServers().map(({ program }) => program);
}

export const withoutServers = (missing: readonly string[]) =>
  `Tests of several instances, of a Redis that is killed, of certificates or of backups need ${missing.join(' and ')}: ` +
  `apt-get install ${SERVERS.map((one) => one.package).join(' ')}.`;

const answers = (program: string, versionFlag: string) => !spawnSync(program, [versionFlag], { stdio: 'ignore' }).error;

function run(args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(INSTALLER, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
