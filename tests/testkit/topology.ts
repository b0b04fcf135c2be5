import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, ROOT } from '../../scripts/programs.ts';
import { dataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { startInstance, type Instance } from './instance.ts';
import { startNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { openRedis, type Redis } from './redis.ts';

const GATEWAY = [join(ROOT, 'gateway/src/main.ts')];
const BASE = '/med/api/v1';

type Options = {
  api?: NodeJS.ProcessEnv;
  gateway?: NodeJS.ProcessEnv;
  node?: string[];
  redis?: Redis;
};

/** The deployment, one process each. The apis start at once over an empty database. */
export async function startTopology({ node = [], redis: own, ...env }: Options = {}) {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const redis = own ?? (await openRedis());
    undo.push(redis.stop);
    const postgres = await startPostgres();
    undo.push(postgres.stop);
    const [port, apiPort, ...ports] = await Promise.all(Array.from({ length: 6 }, freePort));
    const folders = [dataFolder(), dataFolder()];
    undo.push(() => folders.forEach((folder) => folder.remove()));
    const keys = { JWT_SECRET: randomBytes(32).toString('hex'), GATEWAY_KEY: randomBytes(16).toString('hex') };
    const rest = `http://127.0.0.1:${apiPort}${BASE}`;
    const apiOf = (index: number) =>
      startInstance(`api ${index + 1}`, [...node, ...API], {
        ...keys,
        PORT: String(ports[index]),
        DATA_DIR: folders[index]!.path,
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        LOG_LEVEL: 'fatal',
        ...env.api,
      });
    const apis = await Promise.all([apiOf(0), apiOf(1)]);
    undo.push(() => Promise.all(apis.map((one) => one.stop())));
    const gatewayPorts = ports.slice(2);
    const nginx = await startNginx({
      gateways: gatewayPorts,
      apis: apis.map((one) => one.port),
      port: port!,
      apiPort: apiPort!,
    });
    undo.push(nginx.stop);
    const gatewayOf = (own: number) =>
      startInstance('gateway', [...node, ...GATEWAY], {
        GATEWAY_KEY: keys.GATEWAY_KEY,
        PORT: String(own),
        HOST: '127.0.0.1',
        UPSTREAM_URL: rest,
        REDIS_URL: redis.url,
        LOG_LEVEL: 'silent',
        ...env.gateway,
      });
    const gateways = await Promise.all(gatewayPorts.map(gatewayOf));
    // Gateways stop before the apis that they call.
    undo.push(() => Promise.all(gateways.map((one) => one.stop())));
    const adminToken = readFileSync(join(folders[0]!.path, 'admin-token'), 'utf8').trim();
    return {
      /** Through nginx. */
      url: `http://127.0.0.1:${port}`,
      /** Through nginx. */
      rest,
      apis,
      gateways,
      nginx,
      postgres,
      adminToken,
      /** With it, `client-ip` is trusted. */
      gatewayKey: keys.GATEWAY_KEY,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Topology = Awaited<ReturnType<typeof startTopology>>;

export const restOf = ({ url }: Instance) => `${url}${BASE}`;
