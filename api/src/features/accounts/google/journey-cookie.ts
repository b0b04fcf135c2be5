import type { Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { ACCOUNT_LANGUAGES } from 'schema/languages.ts';
import { z } from 'zod';

const TTL_MS = 10 * 60_000;
const AUDIENCE = 'google-journey';
const MAX_COOKIE = 4_096;

const payload = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  reference: z.string().optional(),
  challenge: z.string().optional(),
  language: z.enum(ACCOUNT_LANGUAGES).optional(),
});

export type JourneyCookie = z.output<typeof payload>;

/** Binds a sign-in at Google to the browser that started it: encrypted, valid for ten minutes. */
export function journeyCookie(key: Uint8Array, { secure }: { secure: boolean }) {
  // Browsers accept __Host- only with Secure, which plain http on localhost does not have.
  const name = secure ? '__Host-google-journey' : 'google-journey';
  // The callback comes through the gateway's path or the api's own.
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;

  return {
    async set(response: Response, journey: JourneyCookie): Promise<void> {
      const value = await new EncryptJWT(journey)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(AUDIENCE)
        .setExpirationTime(new Date(Date.now() + TTL_MS))
        .encrypt(key);
      response.cookie(name, value, { ...options, maxAge: TTL_MS });
    },

    async read(request: Request): Promise<JourneyCookie | null> {
      const value = cookieOf(request.headers.cookie, name);
      if (!value) return null;
      try {
        const decrypted = await jwtDecrypt(value, key, {
          audience: AUDIENCE,
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
        });
        return payload.parse(decrypted.payload);
      } catch {
        return null;
      }
    },

    clear: (response: Response) => void response.clearCookie(name, options),
  };
}

function cookieOf(header = '', name: string): string | undefined {
  const found = header.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value && value.length <= MAX_COOKIE ? value : undefined;
}
