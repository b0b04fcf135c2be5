import { needsTwoFactor, type TwoFactorMode } from 'schema/two-factor.ts';
import type { Database } from '../../../db/connection.ts';
import { ApiError, conflict } from '../../../http/errors.ts';
import { seal, unseal } from '../../../seal.ts';
import { errorMessages } from '../error-messages.ts';
import { updateUser, type User } from '../store.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as store from './store.ts';
import { findStep, newSetup, type Setup } from './totp.ts';

type Options = { issuer: string; key: Uint8Array; mode: TwoFactorMode; now: () => Date };

const wrongCode = () => new ApiError(400, 'WRONG_CODE', errorMessages.wrongTwoFactorCode(), { field: 'code' });

/** Six digits of an app; anything else may be a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** The second step of log-in. Methods with `tx` need the user's row locked. */
export class TwoFactor {
  readonly #issuer: string;
  readonly #key: Uint8Array;
  readonly #mode: TwoFactorMode;
  readonly #now: () => Date;

  constructor({ issuer, key, mode, now }: Options) {
    this.#issuer = issuer;
    this.#key = key;
    this.#mode = mode;
    this.#now = now;
  }

  /** Whether the site has it at all. Where it does not, nobody is asked for a code. */
  get isOffered(): boolean {
    return this.#mode !== 'off';
  }

  isOn({ twoFactorAt }: Pick<User, 'twoFactorAt'>): boolean {
    return this.isOffered && twoFactorAt !== null;
  }

  /** Whether the site withholds some of the user's permissions until it is on. Commands cannot enter a code. */
  isMissing(user: Pick<User, 'twoFactorAt' | 'role' | 'userType'>): boolean {
    return this.#mode === 'required' && user.userType !== 'admin' && !this.isOn(user) && needsTwoFactor(user);
  }

  /** Throws 409 if it is on. Until `confirm` nothing asks for a code. */
  async start(tx: Database, user: User): Promise<Setup> {
    if (user.twoFactorAt) throw conflict(errorMessages.twoFactorIsOn());
    const setup = newSetup(this.#issuer, user.email);
    await store.storeSecret(tx, user.id, seal(this.#key, setup.secret));
    return setup;
  }

  /** The recovery codes. Throws 409 if it is on or was not started, and 400 for a wrong code. */
  async confirm(tx: Database, user: User, code: string): Promise<string[]> {
    if (user.twoFactorAt) throw conflict(errorMessages.twoFactorIsOn());
    if (!(await store.findSecret(tx, user.id))) throw conflict(errorMessages.twoFactorNotStarted());
    if (!isAppCode(code) || !(await this.#redeem(tx, user.id, code))) throw wrongCode();
    await updateUser(tx, user.id, { twoFactorAt: this.#now() });
    return this.renewRecoveryCodes(tx, user);
  }

  /** Ten that replace all before. */
  async renewRecoveryCodes(tx: Database, user: Pick<User, 'id'>): Promise<string[]> {
    const codes = newRecoveryCodes();
    await store.storeRecoveryCodes(
      tx,
      user.id,
      codes.map((one) => hashRecoveryCode(user.id, one)),
    );
    return codes;
  }

  /** Null where it is off. */
  async countRecoveryCodes(db: Database, user: Pick<User, 'id' | 'twoFactorAt'>): Promise<number | null> {
    return this.isOn(user) ? store.countRecoveryCodes(db, user.id) : null;
  }

  /** Uses the code up where one is needed. Throws 403 TWO_FACTOR_REQUIRED without one, and 400 for a wrong one. */
  async prove(tx: Database, user: User, code: string | undefined): Promise<void> {
    if (!this.isOn(user)) return;
    if (code === undefined) throw new ApiError(403, 'TWO_FACTOR_REQUIRED', errorMessages.twoFactorRequired());
    if (!(await this.#redeem(tx, user.id, code))) throw wrongCode();
  }

  /** As `prove`, but throws 409 if it is off. */
  async proveOn(tx: Database, user: User, code: string): Promise<void> {
    if (!this.isOn(user)) throw conflict(errorMessages.twoFactorIsOff());
    await this.prove(tx, user, code);
  }

  async remove(tx: Database, user: Pick<User, 'id'>): Promise<void> {
    await store.removeSecret(tx, user.id);
    await updateUser(tx, user.id, { twoFactorAt: null });
  }

  async #redeem(tx: Database, user: number, code: string): Promise<boolean> {
    if (!isAppCode(code)) return store.useRecoveryCode(tx, user, hashRecoveryCode(user, code));
    const sealed = await store.findSecret(tx, user);
    const secret = sealed && this.#unseal(sealed);
    const step = secret === undefined ? undefined : findStep(secret, code, this.#now());
    return step !== undefined && store.useStep(tx, user, step);
  }

  /** Undefined after JWT_SECRET was changed: recovery codes still work then. */
  #unseal(sealed: Uint8Array): string | undefined {
    try {
      return unseal(this.#key, sealed);
    } catch {
      return undefined;
    }
  }
}
