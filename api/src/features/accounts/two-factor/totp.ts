import { Secret, TOTP } from 'otpauth';

/** Steps of 30 seconds before and after now, because clocks of phones are wrong. */
const WINDOW = 1;

export type Setup = { secret: string; address: string };

/** A new secret in base32, and its otpauth address for an app, which shows the issuer's name. */
export function newSetup(issuer: string, email: string): Setup {
  const secret = new Secret();
  return { secret: secret.base32, address: new TOTP({ issuer, label: email, secret }).toString() };
}

/** The step whose code this is; undefined for a wrong one. Takes equally long for every code. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
