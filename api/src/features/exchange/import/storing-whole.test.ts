import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorHandler } from '../../../http/error-handler.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { afterStoringWhole, storingWhole } from './storing-whole.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('another import waits for one that stores as a whole, and is told to come back where that takes long', async () => {
  const app = express();
  app.post('/import', afterStoringWhole(api.db, 300), (_request, response) => void response.json({}));
  app.use(errorHandler(pino({ level: 'silent' })));
  const server = app.listen(0);
  await once(server, 'listening');
  const send = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/import`, { method: 'POST' });
  let end = () => {};
  const store = () => storingWhole(api.db, () => new Promise<void>((resolve) => (end = resolve)));
  try {
    expect((await send()).status).toBe(200);
    const long = store();
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([409, '60']);
    expect(await refused.json()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Another import'),
    });
    end();
    await long;

    const short = store();
    setTimeout(end, 50);
    expect((await send()).status).toBe(200);
    await short;
    const failing = storingWhole(api.db, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect((await send()).status).toBe(200);
  } finally {
    server.close();
  }
});
