import { AxiosError } from 'axios';
import { wordsOf, type Text } from '../messages.ts';

type UpstreamErrorOptions = Partial<{
  status: number | undefined;
  hasReaderToken: boolean;
  timedOut: boolean;
  upstreamCode: string | undefined;
  upstreamField: string | undefined;
  retryAfterS: number | undefined;
  wasNotSent: boolean;
  call: string | undefined;
  field: string | undefined;
  detail: string;
}>;

/** What went wrong with a call to the upstream. `text` is for the reader, empty for the default; `detail` is for the log alone. */
export class UpstreamError extends Error {
  readonly text: Text;
  /** Undefined without a usable response. */
  readonly status: number | undefined;
  /** Whether the call carries the reader's token, where there is one: its 401 alone is about the reader. */
  readonly hasReaderToken: boolean;
  readonly timedOut: boolean;
  /** The upstream's own code, where it gives one. */
  readonly upstreamCode: string | undefined;
  /** The input that the upstream names, in its own words. */
  readonly upstreamField: string | undefined;
  readonly retryAfterS: number | undefined;
  /** It was not sent: the upstream is failing, or too many calls wait for it. */
  readonly wasNotSent: boolean;
  /** The method and route of the call, without what identifies anybody. */
  readonly call: string | undefined;
  /** Where in the body something unexpected stands. */
  readonly field: string | undefined;
  readonly detail: string;

  constructor(text: Text, options: UpstreamErrorOptions = {}) {
    super(wordsOf(text));
    this.text = text;
    this.status = options.status;
    this.hasReaderToken = options.hasReaderToken ?? false;
    this.timedOut = options.timedOut ?? false;
    this.upstreamCode = options.upstreamCode;
    this.upstreamField = options.upstreamField;
    this.retryAfterS = options.retryAfterS;
    this.wasNotSent = options.wasNotSent ?? false;
    this.call = options.call;
    this.field = options.field;
    this.detail = options.detail ?? this.message;
  }

  /** The same error but for what is changed. */
  with({ text = this.text, ...changes }: UpstreamErrorOptions & { text?: Text }): UpstreamError {
    const {
      status,
      hasReaderToken,
      timedOut,
      upstreamCode,
      upstreamField,
      retryAfterS,
      wasNotSent,
      call,
      field,
      detail,
    } = this;
    const own = { status, hasReaderToken, timedOut, upstreamCode, upstreamField, retryAfterS, wasNotSent };
    return new UpstreamError(text, { ...own, call, field, detail, ...changes });
  }
}

/** What an error says of the call that it came of. */
export type FailedCall = {
  call: string;
  hasReaderToken: boolean;
  /** The API's address, which redirects are read against. */
  base?: string;
};

const MAX_MESSAGE = 300;
const MAX_RETRY_AFTER_S = 7 * 86_400;

/** An answer whose status is not that of a success. */
export type ErrorResponse = { status: number; headers: Record<string, unknown>; body?: unknown };

/**
 * What an answer with another status than a success means. What it tells a reader is passed on where the fault is the
 * reader's. A redirect is one too: none is followed.
 */
export function errorFromResponse({ status, headers, body }: ErrorResponse, call: FailedCall): UpstreamError {
  const { message, code, field } = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  const isReaders = status >= 400 && status < 500 && (status !== 401 || call.hasReaderToken);
  return new UpstreamError(isReaders ? plainText(message) : '', {
    ...call,
    status,
    upstreamCode: typeof code === 'string' ? code : undefined,
    upstreamField: typeof field === 'string' ? field : undefined,
    retryAfterS: retryAfterOf(headers['retry-after']),
    detail: status >= 300 && status < 400 ? redirected(status, headers['location'], call) : `status ${status}`,
  });
}

const TAG = /<[/!]?[a-z][^<>]*>/gi;
const CONTROL = /\p{Cc}+/gu;

/** A text of the upstream's that readers are told, or none: without markup, and of a bounded length. */
function plainText(message: unknown): string {
  if (typeof message !== 'string') return '';
  // No more is looked at than could be shown.
  const text = message
    .slice(0, MAX_MESSAGE * 10)
    .replaceAll(TAG, ' ')
    .replaceAll(CONTROL, ' ');
  return text.replaceAll(/ {2,}/g, ' ').trim().slice(0, MAX_MESSAGE);
}

/** A redirect as the log has it: of its target the origin alone, as the rest may hold a secret. */
function redirected(status: number, location: unknown, { base }: FailedCall): string {
  if (typeof location !== 'string') return `status ${status}`;
  const target = URL.canParse(location, base) ? new URL(location, base).origin : 'an unreadable address';
  return `status ${status}: a redirect to ${target}, which is not followed`;
}

/** The seconds of a Retry-After, which is their number or a date. */
export function retryAfterOf(retryAfter: unknown): number | undefined {
  if (typeof retryAfter !== 'string') return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), MAX_RETRY_AFTER_S) : undefined;
}

/** Whatever a call threw, as one class. */
export function asUpstreamError(error: unknown, call: FailedCall): UpstreamError {
  if (error instanceof UpstreamError) return error.call === undefined ? error.with(call) : error;
  if (!(error instanceof AxiosError)) throw error;
  const { response } = error;
  // A body that is not JSON, under a status that speaks for itself.
  if (response && (response.status < 200 || response.status > 299))
    return errorFromResponse({ status: response.status, headers: response.headers }, call);
  // What the parser says of a body quotes it, and a body may hold a token.
  const detail = response ? 'the answer is no JSON' : error.message;
  return new UpstreamError('', { ...call, timedOut: error.code === AxiosError.ETIMEDOUT, detail });
}
