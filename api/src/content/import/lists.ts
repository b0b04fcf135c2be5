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

const banner = entry({ id: contentId, image: picturePath, alt: line(MAX_LINE) });
const faq = entry({
  id: contentId,
  question: line(300),
  answer: paragraph(MAX_TEXT),
  is_hide: z.boolean(fieldMessages.trueOrFalse()).default(false),
});
const plan = entry({
  id: contentId,
  name: line(MAX_LINE),
  short_description: line(300),
  plans: z
    .array(
      entry({
        price: z
          .int(requiredOr(fieldMessages.taka()))
          .min(0, fieldMessages.taka())
          .max(MAX_PRICE, fieldMessages.tooExpensive({ max: MAX_PRICE })),
        duration: line(50),
      }),
      requiredOr(fieldMessages.notAList()),
    )
    .min(1, fieldMessages.noPrice())
    .max(MAX_PRICES, fieldMessages.tooManyPrices({ max: MAX_PRICES })),
  features: lines.default([]),
  advantages: lines.default([]),
  status: z.boolean(fieldMessages.trueOrFalse()).default(true),
});
const ebook = entry({
  id: contentId,
  book_name: line(300),
  author: line(300),
  category: line(100),
  cover: picturePath.optional(),
  drive_link: httpsAddress,
});
const subject = entry({ id: contentId, subject: line(MAX_LINE), icon: picturePath.optional() });

export type BannerRow = typeof banners.$inferSelect;
export type FaqRow = typeof faqs.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;
export type EbookRow = typeof ebooks.$inferSelect;
export type SubjectRow = typeof internshipSubjects.$inferSelect;

export const listFiles = {
  'banners.json': entries(banner, 50).transform(
    (all) => (picture: UsePicture) =>
      all.map(({ id, image, alt }, index): BannerRow => ({
        id,
        image: picture(image)?.publicId ?? '',
        alt,
        position: index + 1,
      })),
  ),
  'faqs.json': entries(faq, 500).transform(
    (all) => () =>
      all.map(({ id, question, answer, is_hide: isHidden }, index): FaqRow => ({
        id,
        question,
        answer,
        isHidden,
        position: index + 1,
      })),
  ),
  'plans.json': entries(plan, 50).transform(
    (all) => () =>
      all.map((row, index): PlanRow => ({
        id: row.id,
        name: row.name,
        shortDescription: row.short_description,
        prices: row.plans,
        features: row.features,
        advantages: row.advantages,
        isActive: row.status,
        position: index + 1,
      })),
  ),
  'ebooks.json': entries(ebook, 5_000).transform(
    (all) => (picture: UsePicture) =>
      all.map((row, index): EbookRow => ({
        id: row.id,
        name: row.book_name,
        author: row.author,
        category: row.category,
        cover: row.cover === undefined ? null : (picture(row.cover)?.publicId ?? ''),
        driveLink: row.drive_link,
        position: index + 1,
      })),
  ),
  'internship/subjects.json': entries(subject, 200).transform(
    (all) => (picture: UsePicture) =>
      all.map((row, index): SubjectRow => ({
        id: row.id,
        name: row.subject,
        icon: row.icon === undefined ? null : (picture(row.icon)?.publicId ?? ''),
        position: index + 1,
      })),
  ),
};
