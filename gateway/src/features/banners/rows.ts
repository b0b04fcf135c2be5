import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { enveloped } from '../../rest/envelope.ts';
import { optional, rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel } from '../../rest/values.ts';

const banner = z.object({ _id: idOrLabel, url: imageRef('url'), alt: optional('alt', z.string()) });

/** `{ banners: [{ _id, url: { public_id }, alt }] }`. */
export const bannerList = enveloped(z.object({ banners: rows(banner) }).transform(({ banners }) => banners));

type Read = z.output<typeof banner>;

export type Banner = Read & { url: NonNullable<Read['url']> };
