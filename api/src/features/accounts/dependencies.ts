import type { Logger } from 'pino';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { TwoFactorMode } from 'schema/two-factor.ts';
import type { Database } from '../../db/connection.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import type { Idempotent } from '../../http/idempotency.ts';
import { rateLimits } from '../../http/rate-limits.ts';
import { deriveKey } from '../../keys.ts';
import type { Outbox } from '../../mail/index.ts';
import type { GoogleProvider } from './google/provider.ts';
import { accountLimits } from './limits.ts';
import { oneTimeCodeStore } from './one-time-codes.ts';
import { passwordHasher, type PasswordHasher } from './passwords.ts';
import { TwoFactor } from './two-factor/two-factor.ts';

type OwnImages = {
  find: (owner: number, id: number) => Promise<{ publicId: string } | undefined>;
  remove: (owner: number, publicId: string) => Promise<void>;
  removeUnused: (tx: Database, owner: number) => Promise<void>;
};

export type AccountSettings = {
  db: Database;
  secret: Uint8Array;
  logger: Logger;
  mail: Outbox;
  /** Without a trailing slash. */
  publicUrl: string;
  siteName: string;
  houseId: number;
  google: GoogleProvider | undefined;
  images: OwnImages;
  plansOf: (user: number) => Promise<Schemas['HeldPlan'][]>;
  /** Before an address is first verified. The user's row must be locked. */
  settleEarnings: (tx: Database, user: number) => Promise<void>;
  addressOf: ClientAddress;
  idempotent: Idempotent;
  now: () => Date;
  passwords?: PasswordHasher | undefined;
  twoFactorMode: TwoFactorMode;
};

export const accountDependencies = ({ passwords = passwordHasher(), ...settings }: AccountSettings) => ({
  ...settings,
  passwords,
  limits: accountLimits(rateLimits(settings.db, deriveKey(settings.secret, 'rate limits'))),
  twoFactor: new TwoFactor({
    issuer: settings.siteName,
    key: deriveKey(settings.secret, 'two-factor'),
    mode: settings.twoFactorMode,
    now: settings.now,
  }),
  codes: oneTimeCodeStore(deriveKey(settings.secret, 'one-time codes')),
});

export type AccountDependencies = ReturnType<typeof accountDependencies>;
