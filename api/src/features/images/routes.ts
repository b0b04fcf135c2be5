import type { RequestHandler } from 'express';
import { concurrencyLimit } from 'server/concurrency-limit.ts';
import { callerOf } from '../accounts/index.ts';
import { jsonReply } from '../../http/contract.ts';
import { notFound, tooManyRequests } from '../../http/errors.ts';
import { imageUrl } from '../../http/image-url.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { reencode } from './decode.ts';
import { isPublicId } from './files.ts';
import { chooseVariant, variantQuery } from './sizes.ts';
import { readUpload } from './upload.ts';
import { variantReader } from './variants.ts';
import { errorMessages } from './error-messages.ts';

const YEAR_S = 31_536_000;
const UPLOADS: Limit = { name: 'image-upload', points: 30, seconds: 3_600 };
// Each holds up to 5 MB in memory while it is sent.
const UPLOADS_UNDER_WAY = { user: 2, address: 4, all: 24 };
const COME_BACK_S = 5;

/** Cached forever: a public id never names another image. */
export function imageViewRoutes({ files, addressOf }: Pick<Services, 'files' | 'addressOf'>) {
  const routes = new Routes();
  const readVariant = variantReader(files);

  routes.add('GET /images/:publicId', async (request, response) => {
    const query = variantQuery.parse(request.query);
    const variant = chooseVariant(query, request.headers.accept);
    const { publicId } = request.params;
    const bytes = isPublicId(publicId) ? await readVariant(publicId, variant, addressOf(request)) : undefined;
    if (!bytes) throw notFound(errorMessages.noSuchImage());
    response.set({
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': `image/${variant.format}`,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      ...(query.f === 'auto' && { vary: 'Accept' }),
    });
    response.end(bytes);
  });

  return routes;
}

type UploadOptions = Pick<Services, 'images' | 'limits' | 'idempotent' | 'addressOf'>;

export function imageUploadRoutes({ images: store, limits, idempotent, addressOf }: UploadOptions) {
  const routes = new Routes();
  const enter = concurrencyLimit(UPLOADS_UNDER_WAY);

  const admit: RequestHandler = async (request, response, next) => {
    const { userId, userType } = callerOf(request)!;
    const leave = enter({ user: userId, address: addressOf(request), all: 'all' });
    if (!leave) throw tooManyRequests(COME_BACK_S);
    if (response.destroyed) return leave();
    response.once('close', leave);
    if (userType !== 'admin') await limits.spend(UPLOADS, userId);
    next();
  };

  routes.add(
    'POST /images',
    admit,
    readUpload,
    idempotent(async (request, effect) => {
      const caller = callerOf(request)!;
      const image = await reencode(request.file!.buffer, caller.userId);
      const answer = await effect(async (tx) => {
        const { id, publicId } = await store.add(tx, caller.id, image);
        const images = { _id: String(id), public_id: publicId, url: imageUrl(publicId) };
        return jsonReply('storeImage', 201, { images });
      });
      if (caller.userType !== 'admin') await store.keepWithinQuota(caller.id);
      return answer;
    }),
  );

  return routes;
}
