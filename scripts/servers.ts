import { spawnSync } from 'node:child_process';

// Programs that the tests of several instances run against, and the Debian packages that bring them.
const SERVERS = [
  { program: 'redis-server', package: 'redis-server', versionFlag: '--version' },
  { program: 'nginx', package: 'nginx-light', versionFlag: '-v' },
] as const;

export type Server = (typeof SERVERS)[number]['program'];

const quietly = { stdio: ['ignore', 'ignore', 'inherit'] } as const;
const isThere = ({ program, versionFlag }: (typeof SERVERS)[number]) =>
  spawnSync(program, [versionFlag], { stdio: 'ignore' }).error === undefined;

/** Those of the servers that this machine has not. */
export const missingServers = (): Server[] => SERVERS.filter((one) => !isThere(one)).map(({ program }) => program);

/** Brings in what is missing by apt-get where that may be done. Returns what is missing still. */
export function installServers(): Server[] {
  const missing = SERVERS.filter((one) => !isThere(one));
  if (missing.length === 0 || process.getuid?.() !== 0) return missingServers();
  console.log(`No ${missing.map(({ program }) => program).join(', no ')} found; installing …`);
  if (spawnSync('apt-get', ['update', '-qq'], quietly).status === 0) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...missing.map((one) => one.package)];
    // What is installed is run by the tests, never as a service of the machine.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    spawnSync('apt-get', args, { ...quietly, env });
  }
  return missingServers();
}

/** What to say where servers are missing. */
export const withoutServers = (missing: readonly Server[]) =>
  `The tests of several instances need ${missing.join(' and ')}: apt-get install redis-server nginx-light.`;
