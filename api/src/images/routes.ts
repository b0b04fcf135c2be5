import { Router } from 'express';
import { callerOf, requireUser } from '../accounts/index.ts';
import { notFound } from '../http/errors.ts';
import { imageUrl } from '../http/image-url.ts';
import type { Idempotent } from '../http/idempotency.ts';
import type { Limit, RateLimits } from '../http/rate-limits.ts';
import { reencode } from './decode.ts';
import { isPublicId, type ImageFiles } from './files.ts';
import type { ImageStore } from './store.ts';
import { readUpload } from './upload.ts';
import { chooseVariant, variantQuery, variantReader } from './variants.ts';

const YEAR_S = 31_536_000;
const UPLOADS: Limit = { name: 'image-upload', points: 30, seconds: 3_600 };

/** GET /images/{public_id}?w&h&f&q: for everybody; a public id never names another image, so it is kept for ever. */
export function imageViewRoutes(files: ImageFiles) {
  const routes = Router();
  const readVariant = variantReader(files);

  routes.get('/:publicId', async (request, response) => {
    const query = variantQuery.parse(request.query);
    const variant = chooseVariant(query, request.headers.accept);
    const { publicId } = request.params;
    const bytes = isPublicId(publicId) ? await readVariant(publicId, variant) : undefined;
    if (!bytes) throw notFound('No such image.');
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

type UploadParts = { store: ImageStore; limits: RateLimits; idempotent: Idempotent };

/** POST /images: one image, in a multipart field `url`. */
export function imageUploadRoutes({ store, limits, idempotent }: UploadParts) {
  const routes = Router();

  routes.post(
    '/',
    requireUser,
    async (request, _response, next) => {
      const caller = callerOf(request)!;
      if (caller.userType !== 'admin') await limits.refuseIfSpent(UPLOADS, caller.userId);
      next();
    },
    readUpload,
    idempotent(async (request, effect) => {
      const caller = callerOf(request)!;
      if (caller.userType !== 'admin') await limits.spend(UPLOADS, caller.userId);
      const image = await reencode(request.file!.buffer);
      const answer = await effect(async (tx) => {
        const { id, publicId } = await store.add(tx, caller.id, image);
        const images = { _id: String(id), public_id: publicId, url: imageUrl(publicId) };
        return { status: 201, body: { images } };
      });
      if (caller.userType !== 'admin') await store.keepWithinQuota(caller.id);
      return answer;
    }),
  );

  return routes;
}
