import { store, readStored } from '../../../components/storage.ts';

const KEY = 'google-sign-in';
const WORD_BYTES = 32;

// PKCE: the verifier stays in this browser while the reader is at Google.
type Journey = { verifier: string; from: string };

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Stores a new verifier and returns its challenge; undefined on an insecure page, which cannot hash. */
export async function beginJourney(from: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(WORD_BYTES)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  store('sessionStorage', KEY, JSON.stringify({ verifier, from } satisfies Journey));
  return base64url(new Uint8Array(hash));
}

/** Removes and returns the stored verifier. */
export function endJourney(): Journey | undefined {
  const text = readStored('sessionStorage', KEY);
  store('sessionStorage', KEY, null);
  try {
    const journey = JSON.parse(text ?? 'null') as Partial<Journey> | null;
    const { verifier, from } = journey ?? {};
    return typeof verifier === 'string' && typeof from === 'string' ? { verifier, from } : undefined;
  } catch {
    return undefined;
  }
}
