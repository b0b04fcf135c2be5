import type { z } from 'zod';

const MAX_PROBLEM_LENGTH = 60;

/** Its words hold no secret, number of a wallet or text of the provider: they go to logs. */
export class ProviderError extends Error {
  /** `timeout`, `unreachable`, `unreadable`, an HTTP status or a code of the provider. */
  readonly problem: string;

  constructor(provider: string, problem: string) {
    super(`${provider}: ${problem}`);
    this.problem = problem;
  }
}

/** A provider's code or status, fit for a log; anything longer or with a long number in it is not one. */
export const toProblem = (code: string): string =>
  /^[\w -]+$/.test(code) && !/\d{6}/.test(code) ? code.slice(0, MAX_PROBLEM_LENGTH) : 'unknown';

export type ProviderRequest<Schema extends z.ZodType> = {
  provider: string;
  url: URL;
  timeoutMs: number;
  answer: Schema;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
};

/** The answer as JSON. Throws `ProviderError`, never the cause: it may repeat the address, which has the password. */
export async function callProvider<Schema extends z.ZodType>({
  provider,
  url,
  timeoutMs,
  answer,
  ...request
}: ProviderRequest<Schema>): Promise<z.output<Schema>> {
  const { status, text } = await send(provider, url, timeoutMs, request);
  if (status >= 400) throw new ProviderError(provider, String(status));
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    throw new ProviderError(provider, 'unreadable');
  }
}

async function send(provider: string, url: URL, timeoutMs: number, request: RequestInit) {
  try {
    // A redirect would carry the credentials elsewhere.
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    // oxlint-disable-next-line eslint/preserve-caught-error -- it may repeat the address
    throw new ProviderError(provider, isLate ? 'timeout' : 'unreachable');
  }
}

/** The problem of a call that may or may not have done something. Throws what is no `ProviderError`. */
export function problemOf(error: unknown): string {
  if (error instanceof ProviderError) return error.problem;
  throw error;
}
