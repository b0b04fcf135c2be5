import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows at a moment. */
export const appCode = (secret: string, at: number | Date = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Number(at) });
