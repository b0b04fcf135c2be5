import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { postgresFolder, withoutServers } from '../../scripts/servers.ts';
import { dataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

const exec = promisify(execFile);
const TIMEOUT_MS = 60_000;
const MAX_OUTPUT = 16 * 1024 * 1024;
/** As in compose.yaml: owns the server and the database of its name. */
const USER = 'study';

/** PostgreSQL does not run as root; the package creates a user for it. */
const systemUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** The installed PostgreSQL with its own pg_dump and pg_restore; see postgres.ts. */
export async function startSystemPostgres() {
  const bin = postgresFolder();
  if (!bin) throw new Error(withoutServers(['pg_dump']));
  const user = systemUser();
  const folder = dataFolder();
  if (user.uid !== undefined) chownSync(folder.path, user.uid, user.gid!);
  const data = join(folder.path, 'data');
  const port = await freePort();
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    LC_ALL: 'C.UTF-8',
  };
  const asServer = { cwd: folder.path, env, ...user };
  const shell = async (command: string, ...args: string[]) =>
    (await exec('sh', ['-c', command, 'sh', ...args], { ...asServer, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT }))
      .stdout;
  await shell('initdb --no-sync --auth=trust -U "$1" -D "$2"', USER, data);
  const options = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder.path];
  const server = spawn('postgres', options, { ...asServer, stdio: 'ignore' });
  const exited = once(server, 'exit');
  const stop = async () => {
    // Disconnects all clients.
    server.kill('SIGINT');
    await exited;
    folder.remove();
  };
  try {
    await until('PostgreSQL answers', () =>
      shell('pg_isready --quiet').then(
        () => true,
        () => false,
      ),
    );
    await shell('createdb -U "$1" "$1"', USER);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/${USER}`,
    /** The server's own, where the tests run as root. */
    account: user,
    version: (await shell('pg_dump --version')).trim(),
    shell,
    async rows<Row>(query: string): Promise<Row[]> {
      const asJson = `select coalesce(json_agg(one), '[]') from (${query}) one`;
      return JSON.parse(await shell('psql -XAt -U "$1" -d "$1" -c "$2"', USER, asJson)) as Row[];
    },
    stop,
  };
}
