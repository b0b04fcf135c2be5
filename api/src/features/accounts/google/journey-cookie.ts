import type { Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
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
});

export type Kept = z.output<typeof payload>;

/** What ties a journey to Google to the browser that set out: sealed, for ten minutes, read by this api alone. */
export function journeyCookie(key: Uint8Array, { secure }: { secure: boolean }) {
  // A browser takes __Host- only with Secure, which plain http on a local machine has not.
  const name = secure ? '__Host-google-journey' : 'google-journey';
  // Path / covers both ways that the callback may come: the gateway's and this api's own.
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;

  return {
    async keep(response: Response, kept: Kept): Promise<void> {
      const value = await new EncryptJWT(kept)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(AUDIENCE)
        .setExpirationTime(new Date(Date.now() + TTL_MS))
        .encrypt(key);
      response.cookie(name, value, { ...options, maxAge: TTL_MS });
    },

    async read(request: Request): Promise<Kept | null> {
      const value = cookieOf(request.headers.cookie, name);
      if (!value) return null;
      try {
        const opened = await jwtDecrypt(value, key, {
          audience: AUDIENCE,
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
        });
        return payload.parse(opened.payload);
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
