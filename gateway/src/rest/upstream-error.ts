import { AxiosError } from 'axios';
import { cutText } from 'server/cut-text.ts';
import { z } from 'zod';
import { englishOf, type Text } from '../messages.ts';
import { messageIn } from './refusal.ts';

type UpstreamErrorOptions = Partial<{
  status: number | undefined;
  hasReaderToken: boolean;
  timedOut: boolean;
  upstreamText: Text;
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
  readonly status: number | undefined;
  /** Only then is a 401 about the reader. */
  readonly hasReaderToken: boolean;
  readonly timedOut: boolean;
  /** The upstream's words, even where they are not for every reader. */
  readonly upstreamText: Text;
  readonly upstreamCode: string | undefined;
  readonly upstreamField: string | undefined;
  readonly retryAfterS: number | undefined;
  readonly wasNotSent: boolean;
  /** Method and route, without personal data. */
  readonly call: string | undefined;
  readonly field: string | undefined;
  readonly detail: string;

  constructor(text: Text, options: UpstreamErrorOptions = {}) {
    super(englishOf(text));
    this.text = text;
    this.status = options.status;
    this.hasReaderToken = options.hasReaderToken ?? false;
    this.timedOut = options.timedOut ?? false;
    this.upstreamText = options.upstreamText ?? '';
    this.upstreamCode = options.upstreamCode;
    this.upstreamField = options.upstreamField;
    this.retryAfterS = options.retryAfterS;
    this.wasNotSent = options.wasNotSent ?? false;
    this.call = options.call;
    this.field = options.field;
    this.detail = options.detail ?? this.message;
  }

  with({ text = this.text, ...changes }: UpstreamErrorOptions & { text?: Text }): UpstreamError {
    const {
      status,
      hasReaderToken,
      timedOut,
      upstreamText,
      upstreamCode,
      upstreamField,
      retryAfterS,
      wasNotSent,
      call,
      field,
      detail,
    } = this;
    const own = {
      status,
      hasReaderToken,
      timedOut,
      upstreamText,
      upstreamCode,
      upstreamField,
      retryAfterS,
      wasNotSent,
    };
    return new UpstreamError(text, { ...own, call, field, detail, ...changes });
  }
}

export type FailedCall = {
  call: string;
  hasReaderToken: boolean;
  base?: string;
};

/** A refused file names its columns and those of the template. */
const MAX_MESSAGE = 1_000;
const MAX_RETRY_AFTER_S = 7 * 86_400;

export type ErrorResponse = { status: number; headers: Record<string, unknown>; body?: unknown };

/** For a status other than 2xx. The upstream's words are passed on if the fault is the reader's. */
export function errorFromResponse({ status, headers, body }: ErrorResponse, call: FailedCall): UpstreamError {
  const { code, field } = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  const upstreamText = textIn(body);
  const isReaderFault = status >= 400 && status < 500 && (status !== 401 || call.hasReaderToken);
  return new UpstreamError(isReaderFault ? upstreamText : '', {
    ...call,
    status,
    upstreamText,
    upstreamCode: typeof code === 'string' ? code : undefined,
    upstreamField: typeof field === 'string' ? field : undefined,
    retryAfterS: retryAfterOf(headers['retry-after']),
    detail: status >= 300 && status < 400 ? describeRedirect(status, headers['location'], call) : `status ${status}`,
  });
}

// A message with other parameters is passed on as words.
const identified = z.object({
  message_id: z.string().regex(/^[\w.-]{1,100}$/),
  params: z.record(z.string().max(50), z.union([z.string().max(MAX_MESSAGE), z.number(), z.array(z.string()).max(20)])),
});

function textIn(body: unknown): Text {
  const words = plainText(messageIn(body));
  const { data } = identified.safeParse(body);
  return words && data ? { id: data.message_id, params: data.params, words } : words;
}

const TAG = /<[/!]?[a-z][^<>]*>/gi;
const CONTROL = /\p{Cc}+/gu;

function plainText(message: unknown): string {
  if (typeof message !== 'string') return '';
  const text = message
    .slice(0, MAX_MESSAGE * 10)
    .replaceAll(TAG, ' ')
    .replaceAll(CONTROL, ' ');
  const plain = text.replaceAll(/ {2,}/g, ' ').trim();
  return plain.length > MAX_MESSAGE ? `${cutText(plain, MAX_MESSAGE)}…` : plain;
}

/** Only the origin is logged, as the rest may hold a secret. */
function describeRedirect(status: number, location: unknown, { base }: FailedCall): string {
  if (typeof location !== 'string') return `status ${status}`;
  const target = URL.canParse(location, base) ? new URL(location, base).origin : 'an unreadable address';
  return `status ${status}: a redirect to ${target}, which is not followed`;
}

/** Seconds, from a number or a date. */
export function retryAfterOf(retryAfter: unknown): number | undefined {
  if (typeof retryAfter !== 'string') return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), MAX_RETRY_AFTER_S) : undefined;
}

export function asUpstreamError(error: unknown, call: FailedCall): UpstreamError {
  if (error instanceof UpstreamError) return error.call === undefined ? error.with(call) : error;
  if (!(error instanceof AxiosError)) throw error;
  const { response } = error;
  if (response && (response.status < 200 || response.status > 299))
    return errorFromResponse({ status: response.status, headers: response.headers }, call);
  // The parser's message quotes the body, which may hold a token.
  const detail = response ? 'the answer is no JSON' : error.message;
  return new UpstreamError('', { ...call, timedOut: error.code === AxiosError.ETIMEDOUT, detail });
}
