import type { SectionCall } from './calls.ts';
import type { StubResponse, Variation } from './stub.ts';

type Visit = (value: unknown, name: string | undefined) => unknown;

/** Rewrites every value, innermost first; undefined removes it. */
export function rewrite(value: unknown, visit: Visit, name?: string): unknown {
  if (Array.isArray(value))
    return visit(
      value.map((one) => rewrite(one, visit)).filter((one) => one !== undefined),
      name,
    );
  if (typeof value !== 'object' || value === null) return visit(value, name);
  const fields = Object.entries(value).map(([key, one]) => [key, rewrite(one, visit, key)] as const);
  return visit(Object.fromEntries(fields.filter(([, one]) => one !== undefined)), name);
}

const inBody =
  (rewrite: (body: unknown, call: SectionCall) => unknown): Variation =>
  (sent, call) => ({ ...sent, body: rewrite(sent.body, call) });
const each = (visit: Visit): Variation => inBody((body) => rewrite(body, visit));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const onlyData = (body: unknown): body is { data: unknown } =>
  isRecord(body) && Object.keys(body).length === 1 && 'data' in body;

const EXTRA = { __v: 3, deletedAt: null, tags: ['x'], nested: { any: [1, {}] } };
const ID = /^(?:_id|user_id|subscription_id)$/;
/** The specification calls nothing optional; without these fields the rest is meaningless. */
const ESSENTIAL = new Set(
  (
    'data _id user_id access_doc subscription_id notifications banners faqs question answer is_hide url public_id subject ' +
    'name price duration book_name drive_link topic_name link body view content chapter_name type stem text correct ' +
    'label marks board year pagination success token user update_withdrawal withdrawal date amount'
  ).split(' '),
);

export const isOptional = (name: string | undefined) => name !== undefined && !ESSENTIAL.has(name);

/** Reads `data` as a field of the body, adding it where it is missing. */
export const withData = inBody((body) => (isRecord(body) && 'data' in body ? body : { data: body }));
/** Reads `data` as an HTTP client's name for the body. */
export const withoutData = inBody((body) => (onlyData(body) ? body.data : body));
export const extraFields = each((value) => (isRecord(value) ? { ...EXTRA, ...value } : value));
export const numbersAsText = each((value) => (typeof value === 'number' ? String(value) : value));
export const idsAsNumbers = each((value, name) => (name && ID.test(name) ? Number(value) : value));
export const optionalAbsent = each((value, name) => (isOptional(name) ? undefined : value));
export const optionalNull = each((value, name) => (isOptional(name) ? null : value));
export const emptyLists = each((value) => (Array.isArray(value) ? [] : value));

const inStatus =
  (of: (sent: StubResponse, call: SectionCall) => number): Variation =>
  (sent, call) => ({ ...sent, status: of(sent, call) });
export const otherSuccess = inStatus(({ status }) => (status === 200 ? 201 : 200));
/** Without a body where none is read. */
export const noContent: Variation = (sent, { isBodyIgnored }) =>
  isBodyIgnored ? { status: 204, headers: {}, body: undefined } : sent;
export const plainSuccess: Variation = (sent, { isBodyIgnored }) =>
  isBodyIgnored ? { status: 200, headers: { 'content-type': 'text/plain' }, body: 'OK' } : sent;
export const loudHeaders: Variation = (sent) => ({
  ...sent,
  headers: { 'CONTENT-TYPE': 'Application/JSON; Charset=UTF-8' },
});
export const noType: Variation = (sent) => ({ ...sent, headers: {} });
