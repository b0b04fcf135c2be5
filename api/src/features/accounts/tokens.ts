import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const ALGORITHM = 'HS256';
const ISSUER = 'med-api';
const AUDIENCE = 'med';
const TYPE = 'JWT';
const CLOCK_SKEW_S = 30;
const MAX_VERIFIED = 10_000;

export type TokenClaims = { userId: string; sessionId: string };

export type GoodToken = TokenClaims & { expiresAt: Date };

/** The gateway reads its `user_id`; only the api verifies it. */
export function signToken(secret: Uint8Array, claims: TokenClaims, expiresAt: Date): Promise<string> {
  return new SignJWT({ user_id: claims.userId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(claims.sessionId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(secret);
}

// The decoder ignores spare bits and padding: one token would have several spellings, each with its own rate limit.
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** Null unless the token is valid and spelled as it was signed. */
export async function verifyToken(secret: Uint8Array, token: string): Promise<GoodToken | null> {
  if (!isCanonical(token)) return null;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      clockTolerance: CLOCK_SKEW_S,
      requiredClaims: ['exp', 'jti'],
    });
    const { user_id: userId, jti: sessionId, exp = 0 } = payload;
    if (typeof userId !== 'string' || !sessionId) return null;
    return { userId, sessionId, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}

/** `verifyToken` that checks the signature of a valid token once: it costs as much as the session's query. */
export function tokenVerifier(secret: Uint8Array): (token: string) => Promise<GoodToken | null> {
  const verified = new LRUCache<string, GoodToken>({ max: MAX_VERIFIED });
  return async (token) => {
    const earlier = verified.get(token);
    if (earlier && Date.now() < earlier.expiresAt.getTime() + CLOCK_SKEW_S * 1000) return earlier;
    const claims = await verifyToken(secret, token);
    if (claims) verified.set(token, claims);
    return claims;
  };
}
