import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notifications, openDatabase } from '../../api/src/testing/program.ts';
import { API } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { freePort } from '../testkit/free-port.ts';
import { startInstance, type Instance } from '../testkit/instance.ts';
import { restOf } from '../testkit/topology.ts';

const DISK = '160m';
const LEFT_BYTES = 512 * 1024;
// Incompressible.
const MESSAGE = randomBytes(3_600).toString('base64');

let folder: ReturnType<typeof dataFolder>;
let api: Instance;
let isMounted: boolean;
beforeEach(() => {
  folder = dataFolder();
  // A separate disk needs root and permission to mount.
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0700`, 'none', folder.path]).status === 0;
});
afterEach(async () => {
  await api?.kill();
  if (isMounted) spawnSync('umount', [folder.path]);
  folder.remove();
});

test('R16 the disk of the embedded database fills up: 503, nothing half written, and recovery once there is room', async (context) => {
  if (!isMounted) {
    console.error('NOT RUN: a full disk needs a mount of tmpfs, which takes root.');
    return context.skip();
  }
  api = await startInstance('api', API, {
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'silent',
  });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${readFileSync(join(folder.path, 'admin-token'), 'utf8').trim()}`,
  };
  const acknowledged: string[] = [];
  async function write(): Promise<{ status: number; code?: string }> {
    const title = `Number ${acknowledged.length + 1}`;
    const response = await fetch(`${restOf(api)}/admin/notifications`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ all: true, title, message: MESSAGE }),
    });
    const { code } = (await response.json()) as { code?: string };
    if (response.status === 201) acknowledged.push(title);
    return { status: response.status, ...(code && { code }) };
  }
  expect(await write()).toEqual({ status: 201 });

  const filler = join(folder.path, 'filler');
  const { bavail, bsize } = statfsSync(folder.path);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_BYTES));
  let rejection: Awaited<ReturnType<typeof write>> | undefined;
  for (let tries = 0; tries < 500 && !rejection; tries += 1) {
    const answer = await write();
    if (answer.status !== 201) rejection = answer;
  }
  expect(rejection).toEqual({ status: 503, code: 'UNAVAILABLE' });
  expect(api.isDead()).toBe(false);
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);

  rmSync(filler);
  expect(await write()).toEqual({ status: 201 });
  await api.kill();
  const { db, close } = await openDatabase({ dataDir: folder.path, onError: () => undefined });
  const rows = await db.select({ title: notifications.title }).from(notifications).orderBy(notifications.id);
  await close();
  expect(rows.map(({ title }) => title)).toEqual(acknowledged);
});
