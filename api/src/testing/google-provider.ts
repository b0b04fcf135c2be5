import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, exportJWK, SignJWT, type JWTPayload } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';

export const CLIENT = { clientId: 'test-client', clientSecret: 'test-client-secret-of-some-length' };
export const REDIRECT_URI = 'http://localhost:4000/auth/google/callback';

export type GoogleAccount = { sub: string; email: string; email_verified: boolean; name?: string };

async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const stop = async (server: Server) => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/** A real OpenID provider that signs in at once whoever `account` is. */
export async function startProvider(redirectUri = REDIRECT_URI) {
  const state: { account: GoogleAccount; refusing: boolean } = {
    account: { sub: '1', email: 'x@example.com', email_verified: true },
    refusing: false,
  };
  const server = createServer();
  const issuer = await listen(server);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  // Google's choice of accounts, which this provider must be configured to allow.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the claims into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of this test'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...state.account }),
    }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.on('server_error', (_context, error) => console.error(error));
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void handle(request, response);
      return;
    }
    const result = state.refusing
      ? { error: 'access_denied', error_description: 'no' }
      : { select_account: {}, login: { accountId: state.account.sub } };
    void provider.interactionFinished(request, response, result);
  });
  return { issuer, state, close: () => stop(server) };
}

/** A provider with configurable responses, such as forged or broken ones. */
export async function startForger() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const state: { claims: JWTPayload; strange: boolean; alg: string; down: boolean } = {
    claims: {},
    strange: false,
    alg: 'RS256',
    down: false,
  };
  const server = createServer();
  const issuer = await listen(server);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'f', alg: 'RS256', use: 'sig' };

  async function answer(path: string): Promise<object> {
    if (path === '/jwks') return { keys: [jwk] };
    if (path.startsWith('/.well-known/')) {
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256'],
      };
    }
    const jwt = new SignJWT({ iss: issuer, aud: CLIENT.clientId, ...state.claims })
      .setProtectedHeader({ alg: state.alg, kid: 'f' })
      .setIssuedAt()
      .setExpirationTime(state.claims.exp ?? '5m');
    const key =
      state.alg === 'HS256' ? Buffer.from(CLIENT.clientSecret) : state.strange ? stranger.privateKey : privateKey;
    return { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: await jwt.sign(key) };
  }
  server.on('request', (request, response) => {
    if (state.down) {
      response.destroy();
      return;
    }
    request.resume();
    void answer(request.url ?? '').then((body) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    );
  });
  return { issuer, state, close: () => stop(server) };
}

/** A minimal browser for sign-in: stores cookies by host and follows no redirects. */
export function testBrowser() {
  const jars = new Map<string, Map<string, string>>();
  return {
    jars,
    async go(url: string): Promise<{ status: number; location: string; headers: Headers }> {
      const { host } = new URL(url);
      const jar = jars.get(host) ?? new Map<string, string>();
      jars.set(host, jar);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const name = pair.slice(0, pair.indexOf('='));
        if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
        else jar.set(name, pair.slice(pair.indexOf('=') + 1));
      }
      await response.arrayBuffer();
      const location = response.headers.get('location') ?? '';
      return { status: response.status, location: location && new URL(location, url).href, headers: response.headers };
    },
  };
}

export type TestBrowser = ReturnType<typeof testBrowser>;
