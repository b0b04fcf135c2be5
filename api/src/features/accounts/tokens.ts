import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const ISSUER = 'med-api';
const AUDIENCE = 'med';
const TYPE = 'JWT';
const CLOCK_SKEW_S = 30;

/** What a token says: whose it is, and the session that it stands and falls with. */
export type TokenClaims = { userId: string; sessionId: string };

export type GoodToken = TokenClaims & { expiresAt: Date };

/** Signs a token for a session; the gateway reads its `user_id`, this API alone verifies it. */
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

// The decoder passes over spare bits and padding: one token would have several spellings, and a limit for each.
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** The claims of a good token in the spelling that it was signed in, or null for any other. */
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
