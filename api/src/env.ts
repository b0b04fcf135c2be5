import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'server/parse-env.ts';
import { siteSettings } from 'server/site-settings.ts';
import { z } from 'zod';
import { walletList } from './features/orders/wallets.ts';
import { TWO_FACTOR_MODES } from 'schema/two-factor.ts';
import { secretBytes } from './keys.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MIN_SECRET_BYTES = 32;
const MIN_KEY_BYTES = 16;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const origin = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });
const safeOrigin = origin.refine((url) => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK.has(hostname);
}, 'must be https, or on this machine');

const count = (fallback: number) => z.coerce.number().int().min(0).max(1_000).default(fallback);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001).describe('The port to listen on.'),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on.'),
  // `pnpm --filter api start` changes the folder; INIT_CWD is where the command was run.
  DATA_DIR: z
    .string()
    .optional()
    .transform((dir) => (dir ? resolve(process.env.INIT_CWD ?? process.cwd(), dir) : resolve(ROOT, '.data')))
    .meta({
      description: "Database, keys and image variants. Only the api's own account may read it.",
      unset: '`.data`',
    }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .meta({ description: 'PostgreSQL, as `postgres://…`.', unset: 'the embedded database' }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional()
    .describe('Redis, which carries notifications between instances. Required for more than one.'),
  JWT_SECRET: z
    .string()
    .refine((secret) => secretBytes(secret).length >= MIN_SECRET_BYTES, `needs at least ${MIN_SECRET_BYTES} bytes`)
    .optional()
    .meta({
      description: 'Signs tokens; 32 bytes or more. Required with `DATABASE_URL`, the same for every api.',
      unset: 'made on first start',
    }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe("One of pino's levels."),
  SAMPLE_CONTENT: z
    .stringbool()
    .default(true)
    .describe('Load the sample questions into an empty bank, and the sample pages where there are none.'),
  BACKUP_HOURS: z.coerce
    .number()
    .min(0)
    .max(168)
    .default(1)
    .describe('Hours between backups ([how](operations.md#backup-and-restore)); 24 in compose.yaml. 0: no backups.'),
  BACKUP_DAYS: count(7).describe('Of how many days the last backup is kept. Those of the last 24 hours are kept too.'),
  BACKUP_WEEKS: count(4).describe('Of how many weeks the last backup is kept.'),
  BACKUP_MONTHS: count(6).describe('Of how many months the last backup is kept.'),
  API_URL: z
    .url()
    .optional()
    .meta({ description: 'The REST API that an `admin` command calls.', unset: 'as stored in `DATA_DIR`' }),
  PUBLIC_URL: origin
    .default('http://localhost:4000')
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .describe('Where people reach the site; used in mails and for the return from Google.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .meta({
      description: '`smtp://user:pass@host:587` or `smtps://…`; `?tls=required` insists on TLS.',
      unset: 'mails are files in `DATA_DIR/outbox`',
    }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line')
    .optional()
    .meta({ description: 'The sender of mails.', unset: '`SITE_NAME <no-reply@localhost>`' }),
  ...siteSettings,
  GOOGLE_ISSUER: safeOrigin
    .default('https://accounts.google.com')
    .describe('The OpenID provider for sign-in with Google; https, or on this machine. The same as in the gateway.'),
  GOOGLE_CLIENT_ID: z.string().optional().meta({ description: 'The client at Google.', unset: 'no Google sign-in' }),
  GOOGLE_CLIENT_SECRET: z.string().optional().meta({ description: 'Its secret.', unset: 'no Google sign-in' }),
  GOOGLE_REDIRECT_URI: safeOrigin.optional().meta({
    description: 'The redirect URI registered at Google.',
    unset: '`PUBLIC_URL/auth/google/callback`',
  }),
  GATEWAY_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= MIN_KEY_BYTES, `needs at least ${MIN_KEY_BYTES} bytes`)
    .optional()
    .describe("Secret shared with the gateways; with it, only they are believed about a caller's address."),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
    .optional()
    .meta({
      description: 'The key that push services know the site by, with `VAPID_PRIVATE_KEY`: docs/push.md.',
      unset: 'made on first use',
    }),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional()
    .describe('Its secret half.'),
  PUSH_PRIVATE_TARGETS: z
    .stringbool()
    .default(false)
    .describe("Send reminders to private addresses and over http too: for tests, and a push service of one's own."),
  TWO_FACTOR: z
    .enum(TWO_FACTOR_MODES)
    .default('optional')
    .describe(
      'Log-in with a code of an app: `optional`, `required` of who has money, payouts, roles, exports or the database, `off`.',
    ),
  REPORT_DAYS: z.coerce
    .number()
    .min(0)
    .max(365)
    .default(3)
    .describe("Days after sign-up from which a reader's reports count towards a question's being under review."),
  NEWS_HOUR: z.coerce
    .number()
    .int()
    .min(0)
    .max(23)
    .default(8)
    .describe('The hour in Dhaka from which people with a role get their daily mail about news of the studio.'),
  MAX_ATTEMPTS: z.coerce
    .number()
    .int()
    .min(1_000)
    .default(200_000)
    .describe("The most answers in an account's record. A student answers about 15,000 questions in the whole course."),
  MAX_PAPERS: z.coerce.number().int().min(100).default(5_000).describe('The most papers that an account keeps.'),
  AFFILIATE_RATE: z.coerce
    .number()
    .min(0)
    .max(1)
    .refine((rate) => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6, 'has at most four decimals')
    .default(0.1)
    .describe("The share of a purchase's price that the referrer earns, rounded down to whole Tk."),
  AFFILIATE_HOLD_HOURS: z.coerce
    .number()
    .min(0)
    .max(8_760)
    .default(48)
    .describe('Hours that a commission is held: the refund window.'),
  AFFILIATE_DEFAULT_REF: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be a user_id')
    .optional()
    .meta({ description: 'Who is credited with a sign-up without a valid `aff_ref`.', unset: 'the house account' }),
  SSLCOMMERZ_STORE_ID: z.string().optional().meta({
    description: 'The store at SSLCommerz, with `SSLCOMMERZ_STORE_PASSWORD`: docs/payments.md.',
    unset: 'no payments by SSLCommerz',
  }),
  SSLCOMMERZ_STORE_PASSWORD: z.string().optional().describe("The store's password for the API."),
  SSLCOMMERZ_URL: safeOrigin
    .default('https://securepay.sslcommerz.com')
    .describe('Its address; `https://sandbox.sslcommerz.com` to test.'),
  BKASH_APP_KEY: z.string().optional().meta({
    description: 'The merchant at bKash, with `BKASH_APP_SECRET`, `BKASH_USERNAME` and `BKASH_PASSWORD`.',
    unset: 'no payments by bKash',
  }),
  BKASH_APP_SECRET: z.string().optional().describe('Its secret.'),
  BKASH_USERNAME: z.string().optional().describe("The merchant's user for the API."),
  BKASH_PASSWORD: z.string().optional().describe('Its password.'),
  BKASH_URL: safeOrigin
    .default('https://tokenized.pay.bka.sh')
    .describe('Its address; `https://tokenized.sandbox.bka.sh` to test.'),
  BKASH_TOPIC_ARN: z
    .string()
    .regex(/^arn:aws:sns:[a-z0-9-]+:\d{12}:[\w-]+$/, 'must be arn:aws:sns:region:account:name')
    .optional()
    .meta({ description: 'The topic of its notifications; others are ignored.', unset: 'no notifications by bKash' }),
  WALLETS: walletList.default([]).meta({
    description: 'Where plans are paid by hand: names and numbers, as `bKash:01711000000;Nagad:01811000000`.',
    unset: 'nobody pays by hand',
  }),
  SHARED_SITTINGS_PER_WEEK: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(1)
    .describe('Papers of others that a reader without a plan may sit each week, from Sunday in Dhaka. 0: none.'),
});

export type Env = z.output<typeof schema>;

/** docs/settings.md is generated from these. */
export const envSettings: Record<string, z.ZodType> = schema.shape;

export const envNames: string[] = Object.keys(envSettings);

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => parseEnv(schema, source);
