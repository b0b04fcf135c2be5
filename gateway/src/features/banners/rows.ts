import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { type Fields, type Schemas, responseField } from '../../rest/contract.ts';
import { enveloped } from '../../rest/envelope.ts';
import { optional, rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel } from '../../rest/values.ts';

const banner = z.object({ _id: idOrLabel, url: imageRef('url'), alt: optional('alt', z.string()) } satisfies Fields<
  Schemas['Banner']
>);

export const bannerList = enveloped(responseField('listBanners', 'banners', rows(banner)));

type Read = z.output<typeof banner>;

export type Banner = Read & { url: NonNullable<Read['url']> };
