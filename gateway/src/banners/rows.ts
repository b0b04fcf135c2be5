import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { enveloped } from '../rest/envelope.ts';
import { idOrLabel, optionalText } from '../rest/values.ts';

const banner = z.object({ _id: idOrLabel, url: imageRef, alt: optionalText });

/** `{ banners: [{ _id, url: { public_id }, alt }] }`. */
export const bannerList = enveloped(z.object({ banners: z.array(banner) }));

type Read = z.output<typeof banner>;

/** A banner that has its picture. */
export type Banner = Read & { url: NonNullable<Read['url']> };
