import { readFlag } from './values.ts';

type Fields = Record<string, unknown>;

// Where the body names no status: an API refuses a write for its input, and a read for no fault of the reader's.
const REFUSED_WRITE = 422;
const FAILED_READ = 502;
const WORDS = new Set(['error', 'fail', 'failed', 'failure']);
/** What specification 8 has seen servers say. */
const BY_MESSAGE: [RegExp, number][] = [
  [/\bnot found\b/i, 404],
  [/\btoo many requests\b/i, 429],
];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number that is the status of an error, or a text of one. */
function errorStatus(value: unknown): number | undefined {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600 ? status : undefined;
}

const statusIn = ({ statusCode, status_code: snake, status, success }: Fields) =>
  [statusCode, snake, status, success].map(errorStatus).find((one) => one !== undefined);

function isRefusal({ success, ok, status, error }: Fields): boolean {
  const isSuccess = readFlag(success) ?? readFlag(ok);
  if (isSuccess !== undefined) return !isSuccess;
  if (typeof status === 'string' && WORDS.has(status.trim().toLowerCase())) return true;
  return error === true || isFields(error) || (typeof error === 'string' && error.trim() !== '');
}

/** The words for readers: `message`, or the first of several. An `error` is often the server's own trouble. */
export function messageIn(body: unknown): unknown {
  const message = isFields(body) ? body.message : undefined;
  return Array.isArray(message) ? (message as unknown[])[0] : message;
}

/**
 * Some servers refuse with status 200: `success: false`, `status: "error"`, `statusCode: 401`, also within `data`. The
 * status that such a body means, and its part that says so.
 */
export function refusalIn(body: unknown, isWrite: boolean): { status: number; body: Fields } | undefined {
  if (!isFields(body)) return undefined;
  const status = statusIn(body);
  if (status !== undefined) return { status, body };
  if (!isRefusal(body))
    return isFields(body.data) && 'success' in body.data ? refusalIn(body.data, isWrite) : undefined;
  const message = messageIn(body);
  const meant =
    errorStatus(body.code) ??
    BY_MESSAGE.find(([words]) => typeof message === 'string' && words.test(message))?.[1] ??
    (isWrite ? REFUSED_WRITE : FAILED_READ);
  return { status: meant, body };
}
