import { defaultSite, type Site } from 'schema/site.ts';
import { z } from 'zod';

const line = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}+$/u, 'must be one line')
    .max(max);

/** The same in every program. */
export const siteSettings = {
  SITE_NAME: line(60).default(defaultSite.name).describe("The site's name, on pages and in mails."),
  SITE_EMAIL: z.email().default(defaultSite.email).describe('Where readers write for help and to buy a plan.'),
  SITE_LEGAL_EMAIL: z
    .email()
    .optional()
    .meta({ description: 'Where legal notices go, on the legal pages.', unset: '`SITE_EMAIL`' }),
  SITE_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{5,30}$/, 'must be a phone number')
    .default(defaultSite.phone)
    .describe('Where readers call, on the legal pages.'),
  SITE_ADDRESS: line(200).optional().describe('The postal address in one line, on the legal pages and receipts.'),
  SITE_ENGLISH_DECIDES: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether legal pages in Bangla say that the English text decides.'),
};

type SiteEnv = z.output<z.ZodObject<typeof siteSettings>>;

export const toSite = (env: SiteEnv): Site => ({
  name: env.SITE_NAME,
  email: env.SITE_EMAIL,
  legalEmail: env.SITE_LEGAL_EMAIL ?? env.SITE_EMAIL,
  phone: env.SITE_PHONE,
  address: env.SITE_ADDRESS ?? '',
  englishDecides: env.SITE_ENGLISH_DECIDES === 'on',
});
