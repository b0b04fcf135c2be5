import { z } from 'zod';
import { TOKEN } from 'schema/patterns.ts';
import { shownAddress } from './features/images/shown-address.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

// The upstream's own rule for it.
const GATEWAY_KEY = /^[\x21-\x7E]{16,200}$/;

const METRICS_TOKEN = /^[\w.~+/=-]{16,200}$/;
const points = z.coerce.number().int().min(0).max(1_000_000_000);

const LOCALHOST = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

/** Whether the host of an address is the machine that it is opened on. */
export const isLocalhost = (host: string) => LOCALHOST.test(host);

const origin = httpUrl.transform((url) => new URL(url).origin);

// By the page's policy, which takes neither a path nor a password there.
const imageOrigin = z
  .string()
  .refine(
    (text) => shownAddress(text) !== null && new URL(text).href === `${new URL(text).origin}/`,
    'must be origins of https:// on the internet, such as https://res.cloudinary.com, with commas between',
  )
  .transform((text) => new URL(text).origin);

/** Values with commas between. */
const list = <Schema extends z.ZodType<unknown, string>>(one: Schema) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(one));

const settings = z.object({
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
  ALLOWED_ORIGINS: list(origin),
  IMAGE_ORIGINS: list(imageOrigin),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  GATEWAY_KEY: z.string().regex(GATEWAY_KEY, 'needs 16 or more characters of ASCII, without spaces').optional(),
  UPSTREAM_SERVICE_TOKEN: z.string().regex(TOKEN, 'is no bearer token').optional(),
  METRICS_TOKEN: z.string().regex(METRICS_TOKEN, 'needs 16 or more characters of a bearer token').optional(),
  INTROSPECTION: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  SANDBOX: z.enum(['link', 'embedded']).default('link'),
  RATE_LIMIT_ADDRESS: points.default(60_000),
  RATE_LIMIT_VIEWER: points.default(2_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const schema = settings.superRefine(({ SANDBOX, PUBLIC_URL }, context) => {
  if (SANDBOX === 'link' || isLocalhost(new URL(PUBLIC_URL).hostname)) return;
  const message = `embedded runs a script of apollographql.com where readers keep their tokens. It is for a developer's own machine: PUBLIC_URL must be on localhost, and is ${PUBLIC_URL}`;
  context.addIssue({ code: 'custom', path: ['SANDBOX'], message });
});

export type Env = z.output<typeof schema>;

/** Every name that is read. */
export const envNames: string[] = Object.keys(settings.shape);

/** Reads the environment once (README has the table). Throws one line that names what is wrong with it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}
