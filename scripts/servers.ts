import { spawnSync } from 'node:child_process';

// Programs that the tests of several instances run against, and the Debian packages that bring them.
const SERVERS = [
  { program: 'redis-server', package: 'redis-server', versionFlag: '--version' },
  { program: 'nginx', package: 'nginx-light', versionFlag: '-v' },
];
const INSTALLER = 'apt-get';

const missingServers = () =>
  SERVERS.filter(({ program, versionFlag }) => spawnSync(program, [versionFlag], { stdio: 'ignore' }).error);

/** Brings in by apt-get, where that may be done, what is missing. Returns the names of what is missing still. */
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

/** What to say where servers are missing. */
export const withoutServers = (missing: readonly string[]) =>
  `The tests of several instances need ${missing.join(' and ')}: apt-get install redis-server nginx-light.`;

function run(args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(INSTALLER, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
