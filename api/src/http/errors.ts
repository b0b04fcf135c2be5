import { errorMessages } from './error-messages.ts';
import { englishOf, type Message, wordsOf } from './messages.ts';

const RETRY_AFTER_S = 2;

type Extras = {
  field?: string | undefined;
  retryAfterS?: number | undefined;
  details?: Readonly<Record<string, unknown>> | undefined;
};

/** `text` becomes words where the response is written; the inherited `message` is English, for logs. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Message;
  readonly field: string | undefined;
  readonly retryAfterS: number | undefined;
  /** Sent beside the message. */
  readonly details: Extras['details'];

  constructor(status: number, code: string, text: Message, { field, retryAfterS, details }: Extras = {}) {
    super(englishOf(text));
    this.status = status;
    this.code = code;
    this.text = text;
    this.field = field;
    this.retryAfterS = retryAfterS;
    this.details = details;
  }
}

/** A message as the bodies of errors have it. */
export const messageFields = (text: Message) => ({ message: wordsOf(text), message_id: text.id, params: text.params });

export const errorBody = ({ text, code, field, details }: ApiError) => ({
  ...messageFields(text),
  code,
  field,
  ...details,
});

export const badRequest = (text: Message, field?: string) => new ApiError(400, 'BAD_REQUEST', text, { field });
export const unauthorized = (text = errorMessages.logIn()) => new ApiError(401, 'UNAUTHENTICATED', text);
export const forbidden = (text: Message) => new ApiError(403, 'FORBIDDEN', text);
export const purchaseRequired = () => new ApiError(403, 'PURCHASE_REQUIRED', errorMessages.purchaseRequired());
export const notFound = (text: Message) => new ApiError(404, 'NOT_FOUND', text);
export const conflict = (text: Message, field?: string) => new ApiError(409, 'CONFLICT', text, { field });
export const tooManyRequests = (retryAfterS: number) =>
  new ApiError(429, 'TOO_MANY_REQUESTS', errorMessages.tooManyRequests(), { retryAfterS });
export const callerLeft = () => new ApiError(499, 'CALLER_LEFT', errorMessages.callerLeft());
export const unavailable = () =>
  new ApiError(503, 'UNAVAILABLE', errorMessages.unavailable(), { retryAfterS: RETRY_AFTER_S });
