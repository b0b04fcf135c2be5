import * as oidc from 'openid-client';

const TIMEOUT_S = 8;
const SCOPE = 'openid email profile';

export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string; redirectUri: string };

export type Journey = { state: string; nonce: string; verifier: string };

export type GoogleClaims = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
};

/** Authorization code flow with PKCE, state and nonce. Discovers the endpoints on first use. */
export function googleProvider({ issuer, clientId, clientSecret, redirectUri }: GoogleSettings) {
  const server = new URL(issuer);
  let discovery: Promise<oidc.Configuration> | undefined;

  function configuration() {
    discovery ??= oidc
      .discovery(server, clientId, { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' }, undefined, {
        timeout: TIMEOUT_S,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovery = undefined;
        throw error;
      });
    return discovery;
  }

  return {
    async begin(): Promise<{ url: URL; journey: Journey }> {
      const config = await configuration();
      const journey = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url, journey };
    },

    /** Throws unless the response matches the request exactly. */
    async finish(search: string, journey: Journey): Promise<GoogleClaims> {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(search, redirectUri), {
        pkceCodeVerifier: journey.verifier,
        expectedState: journey.state,
        expectedNonce: journey.nonce,
        idTokenExpected: true,
      });
      return toClaims(tokens.claims());
    },
  };
}

function toClaims(claims: oidc.IDToken | undefined): GoogleClaims {
  if (!claims) throw new Error('The answer has no ID token.');
  const { iss, sub, email, email_verified: verified, name } = claims;
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' ? email : undefined,
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : undefined,
  };
}

export type GoogleProvider = ReturnType<typeof googleProvider>;
