import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import type { Fields, Schemas } from '../../../rest/contract.ts';
import { httpsAddress } from '../../../links.ts';
import { instant } from '../../../rest/instant.ts';
import { rows } from '../../../rest/lenient-schemas.ts';
import { price } from '../../../rest/taka.ts';
import { list, requiredFlag } from '../../../rest/values.ts';
import { deskName } from '../names.ts';
import { pageOf } from '../pages.ts';
import { imageRef } from '../../images/index.ts';

const edited = z.object({ at: instant, by: deskName.nullish() }).nullish();

/** One object with the entry's own fields and those that describe it, such as its version. */
const stored = <Row extends object>(entry: z.ZodType<Row>) => {
  const one = z
    .object({ version: z.string(), edited, entry } satisfies Fields<Omit<Schemas['StoredEntry'], 'article'>>)
    .transform(({ entry: row, ...head }): Row & Omit<typeof head, never> => ({ ...row, ...head }));
  return {
    one: z.object({ entry: one }).transform((body) => body.entry),
    all: z.object({ entries: rows(one) }).transform((body) => body.entries),
    page: pageOf('entries', one),
  };
};

const id = z.string();

export const banners = stored(
  z
    .object({ id, image: imageRef('image'), alt: z.string() })
    .refine(({ image }) => image !== null, 'no picture')
    .transform(({ image, ...row }) => ({ ...row, image: image! })),
);

export const faqs = stored(
  z
    .object({ id, question: z.string(), answer: z.string(), is_hide: requiredFlag })
    .transform(({ is_hide: hidden, ...row }) => ({ ...row, hidden })),
);

export const plans = stored(
  z
    .object({
      id,
      name: z.string(),
      short_description: z.string(),
      plans: list(z.object({ price, duration: z.string() })),
      features: list(z.string()),
      advantages: list(z.string()),
      status: requiredFlag,
    })
    .transform(({ plans: prices, status: onSale, ...row }) => ({ ...toCamelCase(row), prices, onSale })),
);

export const subjects = stored(
  z
    .object({ id, subject: z.string(), icon: imageRef('icon') })
    .transform(({ subject: name, ...row }) => ({ ...row, name })),
);

export const ebooks = stored(
  z
    .object({
      id,
      book_name: z.string(),
      author: z.string(),
      category: z.string(),
      cover: imageRef('cover'),
      drive_link: z.string().transform(httpsAddress).pipe(z.string()),
    })
    .transform(({ book_name: name, drive_link: driveLink, ...row }) => ({ ...row, name, driveLink })),
);

export type DeskBannerRow = z.output<typeof banners.one>;
export type DeskFaqRow = z.output<typeof faqs.one>;
export type DeskPlanRow = z.output<typeof plans.one>;
export type DeskSubjectRow = z.output<typeof subjects.one>;
export type DeskEbookRow = z.output<typeof ebooks.one>;
export type DeskEbooksRow = z.output<typeof ebooks.page>;
