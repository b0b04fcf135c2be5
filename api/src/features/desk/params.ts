import type { Request } from 'express';
import { cutText } from 'server/cut-text.ts';

export type Params = Record<string, unknown>;

const MAX_LENGTH = 4_000;
const MAX_TEXT = 200;
const MAX_FIELDS = 30;
const SECRET = /token|secret|password/i;

/**
 * What the log keeps of a call: its query, body and path. Where that is long, the beginnings of long texts, or only fields
 * without parts. Never a secret.
 */
export function paramsOf({ query, body }: Request, { userId, ...path }: Params): Params {
  const { dry_run: _dryRun, ...options } = query;
  const sent = typeof body === 'object' && !Array.isArray(body) ? (body as object | null) : null;
  const whole = toPlain({ ...options, ...sent, ...path, ...(userId !== undefined && { user_id: userId }) });
  if (sizeOf(whole) <= MAX_LENGTH) return whole;
  const cut = toPlain(whole, (text) => (text.length <= MAX_TEXT ? text : `${cutText(text, MAX_TEXT)}…`));
  if (sizeOf(cut) <= MAX_LENGTH) return cut;
  const simple = Object.entries(cut).filter(([name, value]) => name.length <= MAX_TEXT && typeof value !== 'object');
  return Object.fromEntries(simple.slice(0, MAX_FIELDS));
}

const sizeOf = (params: Params) => JSON.stringify(params).length;

/** As JSON has it: a form's fields have no prototype, which the query builder does not take. jsonb has no place for NUL. */
function toPlain(params: Params, change = (text: string) => text): Params {
  const json = JSON.stringify(params, (name, value: unknown) => {
    if (SECRET.test(name)) return undefined;
    return typeof value === 'string' ? change(value.replaceAll('\0', '')) : value;
  });
  return JSON.parse(json) as Params;
}
