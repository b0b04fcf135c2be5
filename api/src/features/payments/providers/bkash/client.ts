import type { z } from 'zod';
import { callProvider, ProviderError, toProblem } from '../call-provider.ts';
import { tokenAnswer } from './answers.ts';
import { SharedToken, type TokenStore } from './token.ts';

export type BkashCredentials = {
  url: string;
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
};

export type BkashTimeouts = {
  callMs: number;
  /** The money moves: bKash asks to wait this long before the status is asked. */
  executeMs: number;
};

export const ID = 'bkash';
const TIMEOUTS: BkashTimeouts = { callMs: 20_000, executeMs: 30_000 };
const CHECKOUT = '/v1.2.0-beta/tokenized/checkout/';
const REFUND = '/v2/tokenized-checkout/refund/payment/';
const DEFAULT_LIFE_S = 3_600;
const SUCCESS = '0000';

const OPERATIONS = {
  create: `${CHECKOUT}create`,
  execute: `${CHECKOUT}execute`,
  status: `${CHECKOUT}payment/status`,
  refund: `${REFUND}transaction`,
  refundStatus: `${REFUND}status`,
} as const;
export type Operation = keyof typeof OPERATIONS;

type Outcome = {
  statusCode?: string | null | undefined;
  errorCode?: string | null | undefined;
  externalCode?: string | null | undefined;
  internalCode?: string | null | undefined;
};

/** Null for a success. */
export const codeOf = ({ statusCode, errorCode, externalCode, internalCode }: Outcome): string | null => {
  const code = errorCode ?? externalCode ?? internalCode ?? statusCode ?? SUCCESS;
  return code === SUCCESS ? null : toProblem(code);
};

export type BkashClientOptions = {
  credentials: BkashCredentials;
  store: TokenStore;
  now: () => number;
  timeouts?: BkashTimeouts | undefined;
};

/** https://developer.bka.sh, "Tokenized (without agreement)". Business errors come with HTTP 200. */
export class BkashClient {
  readonly #credentials: BkashCredentials;
  readonly #timeouts: BkashTimeouts;
  readonly #token: SharedToken;

  constructor({ credentials, store, now, timeouts = TIMEOUTS }: BkashClientOptions) {
    this.#credentials = credentials;
    this.#timeouts = timeouts;
    this.#token = new SharedToken({ provider: ID, store, now, grant: () => this.#grant() });
  }

  /** Throws `ProviderError`, not for business errors. A token that bKash refuses is replaced once. */
  async call<Schema extends z.ZodType>(operation: Operation, body: object, answer: Schema): Promise<z.output<Schema>> {
    const token = await this.#token.get();
    try {
      return await this.#post(operation, body, answer, token);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.problem !== '401') throw error;
      await this.#token.drop(token);
      return this.#post(operation, body, answer, await this.#token.get());
    }
  }

  #post<Schema extends z.ZodType>(operation: Operation, body: object, answer: Schema, token: string) {
    const { callMs, executeMs } = this.#timeouts;
    return callProvider({
      provider: ID,
      url: new URL(OPERATIONS[operation], this.#credentials.url),
      timeoutMs: operation === 'execute' || operation === 'refund' ? executeMs : callMs,
      answer,
      method: 'POST',
      // Without "Bearer".
      headers: { ...JSON_HEADERS, authorization: token, 'x-app-key': this.#credentials.appKey },
      body: JSON.stringify(body),
    });
  }

  async #grant() {
    const { url, appKey, appSecret, username, password } = this.#credentials;
    const answer = await callProvider({
      provider: ID,
      url: new URL(`${CHECKOUT}token/grant`, url),
      timeoutMs: this.#timeouts.callMs,
      answer: tokenAnswer,
      method: 'POST',
      headers: { ...JSON_HEADERS, username, password },
      body: JSON.stringify({ app_key: appKey, app_secret: appSecret }),
    });
    if (!answer.id_token) throw new ProviderError(ID, codeOf(answer) ?? 'no token');
    return { token: answer.id_token, livesMs: (answer.expires_in ?? DEFAULT_LIFE_S) * 1_000 };
  }
}

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };
