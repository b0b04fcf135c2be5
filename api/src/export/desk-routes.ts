import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import { z } from 'zod';
import { callerOf, listAdministrators, passwordProof } from '../features/accounts/index.ts';
import { putNotifications } from '../features/notifications/index.ts';
import { readBody } from '../http/contract.ts';
import { closedSignal } from '../http/closed-signal.ts';
import { jsonBody } from '../http/json-body.ts';
import { Routes } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { inputMessages } from './error-messages.ts';
import type { Exports } from './exports.ts';
import { bytesOf } from './growing-file.ts';

/** Secrets and what is over within a day: a restored site runs without them, and everybody signs in again. */
export const SHORT_LIVED = [
  'idempotency_keys',
  'jobs',
  'mails',
  'one_time_codes',
  'rate_limits',
  'sessions',
  'sign_in_codes',
] as const;

const MAX_PASSWORD = 1_000;
const input = z.strictObject({
  password: z
    .string(inputMessages.passwordRequired())
    .min(1, inputMessages.passwordRequired())
    .max(MAX_PASSWORD, inputMessages.passwordTooLong({ max: MAX_PASSWORD })),
});

type Options = Pick<Services, 'db' | 'live' | 'now' | 'accounts'> & { exports: Exports };

/** For a person, who gives the password again; the other administrators are told before the first byte is sent. */
export function deskExportRoutes({ db, live, now, accounts, exports }: Options) {
  const routes = new Routes();
  const provePassword = passwordProof(accounts);

  routes.add('POST /admin/export', ...jsonBody, async (request, response) => {
    await provePassword(request, readBody(request, 'downloadDatabase', input).password);
    const { path, begun, done } = exports.start({
      before: () => tellOthers(request),
      without: SHORT_LIVED,
      signal: closedSignal(response),
    });
    // Awaited below, but it may reject before.
    done.catch(() => undefined);
    try {
      await begun;
      response.set({
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="database-${now().toISOString().slice(0, 10)}.jsonl.gz"`,
      });
      // The gateway waits for no answer as long as the first bytes of a large table may take.
      response.flushHeaders();
      await pipeline(bytesOf(path, done), response);
    } catch (error) {
      if (!response.headersSent) throw error;
      // Whoever reads sees that the file is cut short.
      response.destroy();
    } finally {
      await done.catch(() => undefined);
      await exports.remove(path);
    }
  });
  return routes;

  async function tellOthers(request: Request) {
    const { id, name } = callerOf(request)!;
    const administrators = await listAdministrators(db);
    const readers = administrators.flatMap((one) => (one.id === id ? [] : [one.id]));
    const params = { name, at: now().toISOString() };
    const rows = await db.transaction((tx) =>
      putNotifications(tx, { readers, template: 'database-downloaded', params }),
    );
    live.publish(rows);
  }
}
