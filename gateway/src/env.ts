import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

// The upstream's own rule for it.
const GATEWAY_KEY = /^[\x21-\x7E]{16,200}$/;

const TOKEN = /^[\w.~+/=-]{1,4096}$/;

const METRICS_TOKEN = /^[\w.~+/=-]{16,200}$/;

const origin = httpUrl.transform((url) => new URL(url).origin);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().optional(),
  UPSTREAM_URL: httpUrl.default('http://127.0.0.1:4001/med/api/v1').transform((url) => url.replace(/\/+$/, '')),
  UPSTREAM_SOCKET_URL: origin.optional(),
  CLIENT_IP_FALLBACK: z.union([z.ipv4(), z.ipv6()], 'must be an IP address').default('0.0.0.0'),
  PUBLIC_IP_URL: httpUrl.optional(),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value)),
  PUBLIC_URL: origin.default('http://localhost:4000'),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(origin)),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  GATEWAY_KEY: z.string().regex(GATEWAY_KEY, 'needs 16 or more characters of ASCII, without spaces').optional(),
  UPSTREAM_SERVICE_TOKEN: z.string().regex(TOKEN, 'is no bearer token').optional(),
  METRICS_TOKEN: z.string().regex(METRICS_TOKEN, 'needs 16 or more characters of a bearer token').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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
