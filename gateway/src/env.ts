import { parseEnv } from 'server/parse-env.ts';
import { siteSettings } from 'server/site-settings.ts';
import { z } from 'zod';
import { TOKEN } from 'schema/patterns.ts';
import { pictureAddress } from './features/images/picture-address.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

// The upstream has the same rule.
const GATEWAY_KEY = /^[\x21-\x7E]{16,200}$/;

const METRICS_TOKEN = /^[\w.~+/=-]{16,200}$/;
const points = z.coerce.number().int().min(0).max(1_000_000_000);

const LOCALHOST = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

export const isLocalhost = (host: string) => LOCALHOST.test(host);

const origin = httpUrl.transform((url) => new URL(url).origin);

// For the CSP, which allows neither a path nor a password.
const imageOrigin = z
  .string()
  .refine(
    (text) => pictureAddress(text) !== null && new URL(text).href === `${new URL(text).origin}/`,
    'must be origins of https:// on the internet, such as https://res.cloudinary.com, with commas between',
  )
  .transform((text) => new URL(text).origin);

const list = <Schema extends z.ZodType<unknown, string>>(one: Schema) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(one));

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('The port to listen on.'),
  HOST: z.string().optional().meta({ description: 'The address to listen on.', unset: 'all addresses' }),
  UPSTREAM_URL: httpUrl
    .default('http://127.0.0.1:4001/med/api/v1')
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .describe('The REST API.'),
  UPSTREAM_SOCKET_URL: origin
    .optional()
    .meta({ description: "The REST API's socket.io server.", unset: 'origin of `UPSTREAM_URL`' }),
  CLIENT_IP_FALLBACK: z
    .union([z.ipv4(), z.ipv6()], 'must be an IP address')
    .default('0.0.0.0')
    .describe("Sent as `client-ip` when the caller's address is private or unknown."),
  PUBLIC_IP_URL: httpUrl
    .optional()
    .describe("Returns this machine's public address as `{ ip }`; used when the caller's address is private."),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
    .describe("Express's `trust proxy`. Readers behind a proxy that is not named here all share one address."),
  PUBLIC_URL: origin
    .default('http://localhost:4000')
    .describe('Where people reach the site; used in the sitemap, link previews and redirects.'),
  ...siteSettings,
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` removes the service worker and its caches from every browser with its next visit.'),
  ASSETS_FOLDER: z.string().optional().meta({
    description: 'Where hashed files of former builds stay for seven days, for pages that are still open.',
    unset: 'not kept',
  }),
  ALLOWED_ORIGINS: list(origin).describe(
    'More origins, separated by commas, whose pages may call `/graphql`. See the note below.',
  ),
  IMAGE_ORIGINS: list(imageOrigin).describe(
    'Other https origins, separated by commas, that pages may load pictures from.',
  ),
  GOOGLE_ISSUER: httpUrl
    .default('https://accounts.google.com')
    .describe('The OpenID provider for sign-in with Google. The same as in the api.'),
  GATEWAY_KEY: z
    .string()
    .regex(GATEWAY_KEY, 'needs 16 or more characters of ASCII, without spaces')
    .optional()
    .describe('Secret shared with the api, 16 characters or more. Required when the api is on another machine.'),
  UPSTREAM_SERVICE_TOKEN: z
    .string()
    .regex(TOKEN, 'is no bearer token')
    .optional()
    .describe('Bearer token for `GET /intern/tabs`, if the REST API requires an administrator. Browsers never see it.'),
  METRICS_TOKEN: z
    .string()
    .regex(METRICS_TOKEN, 'needs 16 or more characters of a bearer token')
    .optional()
    .meta({ description: 'Bearer token that `/metrics` requires.', unset: 'this machine only, without a proxy' }),
  INTROSPECTION: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on')
    .describe('`off` hides the schema, also `/schema.graphql` and `/openapi.json`, and the hints in errors.'),
  SANDBOX: z
    .enum(['link', 'embedded'])
    .default('link')
    .describe('`link`: our explorer with a link to Apollo Sandbox. `embedded`: Sandbox itself, on localhost only.'),
  RATE_LIMIT_ADDRESS: points.default(60_000).describe('Points a minute for each address. 0: no limit.'),
  RATE_LIMIT_VIEWER: points
    .default(2_000)
    .describe("Points a minute for each signed-in reader, before the address's points are used. 0: no limit."),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional()
    .meta({ description: 'Redis, where instances share their rate limits.', unset: 'limits per instance' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe("One of pino's levels."),
});

const schema = settings.superRefine(({ SANDBOX, PUBLIC_URL }, context) => {
  if (SANDBOX === 'link' || isLocalhost(new URL(PUBLIC_URL).hostname)) return;
  const message = `embedded runs a script of apollographql.com where readers keep their tokens. It is for a developer's own machine: PUBLIC_URL must be on localhost, and is ${PUBLIC_URL}`;
  context.addIssue({ code: 'custom', path: ['SANDBOX'], message });
});

export type Env = z.output<typeof schema>;

/** docs/settings.md is generated from these. */
export const envSettings: Record<string, z.ZodType> = settings.shape;

export const envNames: string[] = Object.keys(envSettings);

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => parseEnv(schema, source);
