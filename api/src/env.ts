import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import brand from 'schema/brand.json' with { type: 'json' };
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

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  HOST: z.string().default('127.0.0.1'),
  // `pnpm --filter api start` changes the folder; INIT_CWD is where the command was typed.
  DATA_DIR: z
    .string()
    .optional()
    .transform((dir) => (dir ? resolve(process.env.INIT_CWD ?? process.cwd(), dir) : resolve(ROOT, '.data'))),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  JWT_SECRET: z
    .string()
    .refine((secret) => secretBytes(secret).length >= MIN_SECRET_BYTES, `needs at least ${MIN_SECRET_BYTES} bytes`)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SAMPLE_CONTENT: z.stringbool().default(true),
  BACKUP_HOURS: z.coerce.number().min(0).max(168).default(1),
  API_URL: z.url().optional(),
  PUBLIC_URL: origin.default('http://localhost:4000').transform((url) => url.replace(/\/+$/, '')),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line')
    .default(`${brand.name} <no-reply@localhost>`),
  GOOGLE_ISSUER: safeOrigin.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_REDIRECT_URI: safeOrigin.optional(),
  GATEWAY_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= MIN_KEY_BYTES, `needs at least ${MIN_KEY_BYTES} bytes`)
    .optional(),
  AFFILIATE_RATE: z.coerce
    .number()
    .min(0)
    .max(1)
    .refine((rate) => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6, 'has at most four decimals')
    .default(0.1),
  AFFILIATE_HOLD_HOURS: z.coerce.number().min(0).max(8_760).default(48),
  AFFILIATE_DEFAULT_REF: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be a user_id')
    .optional(),
});

export type Env = z.output<typeof schema>;

/** Every name that is read. */
export const envNames: string[] = Object.keys(schema.shape);

/** Reads the environment once (README has the table). Throws one line that names what is wrong with it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}
