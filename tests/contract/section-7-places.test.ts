// @module-tag long
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { expect, test } from 'vitest';
import { ROOT, startProgram, stopPrograms, whenReady } from '../../scripts/programs.ts';
import { queryEverything, dataOf, follow, startGatewayFor } from './section-7/gateway.ts';
import { startSection7, type Section7 } from './section-7/stub.ts';

const PATIENCE = { timeout: 10_000 };

/** Checks queries and pushed notifications. */
async function expectWhole(url: string, stub: Section7, live = stub) {
  const { Public, Viewer } = dataOf(await queryEverything(url));
  expect(Public).toMatchObject({ banners: [{ id: '11' }, { id: '12' }], internshipSubjects: [{}, {}] });
  expect(Viewer).toMatchObject({ viewer: { id: '7001' } });
  const line = follow(url);
  await expect.poll(() => live.listeners(), PATIENCE).toBe(1);
  await expect
    .poll(
      () => {
        live.push();
        return line.heard.length;
      },
      { ...PATIENCE, interval: 100 },
    )
    .toBeGreaterThan(0);
  expect(line.heard[0]).toMatchObject({ id: '93' });
  await line.stop();
}

test.each([
  ['another path', '/v2/study/api', ''],
  ['a slash at the end', '/med/api/v1', '/'],
  ['no path at all', '', '/'],
])('the REST API below %s', async (_name, base, end) => {
  const stub = await startSection7({ base });
  const gateway = await startGatewayFor(`${stub.origin}${base}${end}`);
  await expectWhole(gateway.url, stub);
  await gateway.stop();
  await stub.close();
});

test('the socket on another origin', async () => {
  const stub = await startSection7({ live: false });
  const live = await startSection7();
  const gateway = await startGatewayFor(stub.url, { UPSTREAM_SOCKET_URL: live.origin });
  await expectWhole(gateway.url, stub, live);
  await gateway.stop();
  await Promise.all([stub.close(), live.close()]);
});

test('over https with a self-signed certificate', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'ca.pem');
  writeFileSync(file, cert);
  const stub = await startSection7({ tls: { key, cert } });
  const gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: { PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: stub.url, NODE_EXTRA_CA_CERTS: file, LOG_LEVEL: 'fatal' },
  });
  const ready = await whenReady(gateway);
  await expectWhole(`http://127.0.0.1:${ready!.port}`, stub);
  await stopPrograms([gateway]);
  await stub.close();
  rmSync(folder, { recursive: true });
});
