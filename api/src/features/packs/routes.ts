import type { Request } from 'express';
import { callerOf, hasFullAccess } from '../accounts/index.ts';
import { sendPublic } from '../../http/contract.ts';
import { notFound, purchaseRequired, unauthorized } from '../../http/errors.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { endOfAccess } from '../purchases/index.ts';
import { errorMessages } from './error-messages.ts';
import { PackSigner } from './signing.ts';
import { PackStore } from './store.ts';

const YEAR_S = 31_536_000;
const LEASE_MS = 30 * 86_400_000;
// Whatever looks different is in no database.
const PACK_ID = /^[A-Z_]{1,20}$/;
const SHA256 = /^[0-9a-f]{64}$/;

type Options = Pick<Services, 'db' | 'secret' | 'now'>;

export function packRoutes({ db, secret, now }: Options) {
  const routes = new Routes();
  const store = new PackStore(db);
  const signer = new PackSigner(secret);

  routes.add('GET /packs', async (request, response) => {
    const hasPlan = hasFullAccess(callerOf(request));
    const list = await store.list();
    const packs = list.map(({ isPaid, ...pack }) => ({ ...pack, locked: isPaid && !hasPlan }));
    sendPublic(request, response, 'listPacks', { packs, key: signer.publicKey });
  });

  routes.add('GET /packs/:id/manifest', async (request, response) => {
    const { id } = request.params;
    const pack = PACK_ID.test(id) ? await store.find(id) : undefined;
    if (!pack) throw notFound(errorMessages.noSuchPack());
    const { version, isPaid, files } = pack;
    const at = now();
    const validUntil = isPaid ? await leaseOf(request, at) : leaseFrom(at);
    const body = Buffer.from(
      JSON.stringify({
        pack: id,
        version,
        isPaid,
        validUntil: validUntil.toISOString(),
        files: files.map(({ sha256, bytes, kind, name }) => ({
          path: `/packs/f/${sha256}`,
          sha256,
          bytes,
          kind,
          name,
        })),
      }),
    );
    response.set({ 'cache-control': 'private, no-store', 'x-signature': signer.sign(body) });
    response.type('json').send(body);
  });

  routes.add('GET /packs/f/:sha256', async (request, response) => {
    const { sha256 } = request.params;
    const file = SHA256.test(sha256) ? await store.findFile(sha256) : undefined;
    if (!file) throw notFound(errorMessages.noSuchFile());
    if (file.isPaid) requirePlan(request);
    const bytes = await store.readFile(sha256);
    if (!bytes) throw notFound(errorMessages.noSuchFile());
    response.set({
      'cache-control': `${file.isPaid ? 'private' : 'public'}, max-age=${YEAR_S}, immutable`,
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': file.kind === 'PICTURE' ? 'image/webp' : 'application/gzip',
      'x-content-type-options': 'nosniff',
    });
    response.end(bytes);
  });

  /** Throws where the plan is over, also in the minute before the job that closes it. */
  async function leaseOf(request: Request, at: Date): Promise<Date> {
    const end = await endOfAccess(db, requirePlan(request));
    if (end && end <= at) throw purchaseRequired();
    const lease = leaseFrom(at);
    return end && end < lease ? end : lease;
  }

  return routes;
}

const leaseFrom = (at: Date) => new Date(at.getTime() + LEASE_MS);

function requirePlan(request: Request) {
  const caller = callerOf(request);
  if (!caller) throw unauthorized();
  if (!hasFullAccess(caller)) throw purchaseRequired();
  return caller;
}
