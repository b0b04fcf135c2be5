import { z } from 'zod';
import type { banners, ebooks, faqs, internshipSubjects, plans } from '../../db/schema.ts';
import { contentId, entries, entry, httpsAddress, line, paragraph, picturePath, requiredOr } from './fields.ts';
import type { UsePicture } from './pictures.ts';
import { fieldMessages } from './problem-messages.ts';

const MAX_LINE = 200;
const MAX_TEXT = 5_000;
const MAX_PRICE = 1_000_000;
const MAX_LINES = 30;
const MAX_PRICES = 12;

const lines = z
  .array(line(MAX_LINE), requiredOr(fieldMessages.notAList()))
  .max(MAX_LINES, fieldMessages.tooManyLines({ max: MAX_LINES }));

export type BannerRow = typeof banners.$inferSelect;
export type FaqRow = typeof faqs.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;
export type EbookRow = typeof ebooks.$inferSelect;
export type SubjectRow = typeof internshipSubjects.$inferSelect;

const faq = entry({
  id: contentId,
  question: line(300),
  answer: paragraph(MAX_TEXT),
  is_hide: z.boolean(fieldMessages.trueOrFalse()).default(false),
});
const price = entry({
  price: z
    .int(requiredOr(fieldMessages.taka()))
    .min(0, fieldMessages.taka())
    .max(MAX_PRICE, fieldMessages.tooExpensive({ max: MAX_PRICE })),
  duration: line(50),
});
const plan = entry({
  id: contentId,
  name: line(MAX_LINE),
  short_description: line(300),
  plans: z
    .array(price, requiredOr(fieldMessages.notAList()))
    .min(1, fieldMessages.noPrice())
    .max(MAX_PRICES, fieldMessages.tooManyPrices({ max: MAX_PRICES })),
  features: lines.default([]),
  advantages: lines.default([]),
  status: z.boolean(fieldMessages.trueOrFalse()).default(true),
});

/** How an entry names a picture. */
type PictureName = z.ZodType<string>;

type Entry<Text extends string, Optional extends string = never> = Record<'id' | Text, string> & {
  [Field in Optional]?: string | undefined;
};

const ebookList = (picture: PictureName) => ({
  most: 5_000,
  schema: entry({
    id: contentId,
    book_name: line(300),
    author: line(300),
    category: line(100),
    cover: picture.optional(),
    drive_link: httpsAddress,
  }),
  toRow: (
    row: Entry<'book_name' | 'author' | 'category' | 'drive_link', 'cover'>,
    use: UsePicture,
    position: number,
  ): EbookRow => ({
    id: row.id,
    name: row.book_name,
    author: row.author,
    category: row.category,
    cover: row.cover === undefined ? null : (use(row.cover)?.publicId ?? ''),
    driveLink: row.drive_link,
    position,
  }),
});

const subjectList = (picture: PictureName) => ({
  most: 200,
  schema: entry({ id: contentId, subject: line(MAX_LINE), icon: picture.optional() }),
  toRow: (row: Entry<'subject', 'icon'>, use: UsePicture, position: number): SubjectRow => ({
    id: row.id,
    name: row.subject,
    icon: row.icon === undefined ? null : (use(row.icon)?.publicId ?? ''),
    position,
  }),
});

/** What an entry of each list may hold, and its row. */
export const listKinds = (picture: PictureName) => ({
  banners: {
    most: 50,
    schema: entry({ id: contentId, image: picture, alt: line(MAX_LINE) }),
    toRow: ({ id, image, alt }: Entry<'image'> & { alt: string }, use: UsePicture, position: number): BannerRow => ({
      id,
      image: use(image)?.publicId ?? '',
      alt,
      position,
    }),
  },
  faqs: {
    most: 500,
    schema: faq,
    toRow: ({ is_hide: isHidden, ...row }: z.output<typeof faq>, _use: UsePicture, position: number): FaqRow => ({
      ...row,
      isHidden,
      position,
    }),
  },
  plans: {
    most: 50,
    schema: plan,
    toRow: (row: z.output<typeof plan>, _use: UsePicture, position: number): PlanRow => ({
      id: row.id,
      name: row.name,
      shortDescription: row.short_description,
      prices: row.plans,
      features: row.features,
      advantages: row.advantages,
      isActive: row.status,
      position,
    }),
  },
  ebooks: ebookList(picture),
  internship_subjects: subjectList(picture),
});

const inFolder = listKinds(picturePath);

const rowsIn = <E extends { id: string }, Row>({
  most,
  schema,
  toRow,
}: {
  most: number;
  schema: z.ZodType<E>;
  toRow: (entry: E, use: UsePicture, position: number) => Row;
}) =>
  entries(schema, most).transform((all) => (use: UsePicture) => all.map((one, index) => toRow(one, use, index + 1)));

export const listFiles = {
  'banners.json': rowsIn(inFolder.banners),
  'faqs.json': rowsIn(inFolder.faqs),
  'plans.json': rowsIn(inFolder.plans),
  'ebooks.json': rowsIn(inFolder.ebooks),
  'internship/subjects.json': rowsIn(inFolder.internship_subjects),
};
