import { sanitiseBody, stripMarkup } from './html.ts';
import type { Draft } from './parsed-row.ts';

type Clean = (value: unknown) => unknown;

// Half of a surrogate pair cannot be stored; a NUL in its place has the border refuse the row.
const ifText =
  (clean: (text: string) => string): Clean =>
  (value) =>
    typeof value === 'string' ? (value.isWellFormed() ? clean(value) : '\0') : value;

const body = ifText(sanitiseBody);
const plain = ifText(stripMarkup);
const bodyOrNothing: Clean = (value) => body(value) || undefined;
const plainOrNothing: Clean = (value) => plain(value) || undefined;

const each =
  (clean: Clean): Clean =>
  (value) =>
    Array.isArray(value) ? value.map(clean) : value;

const fields =
  (cleaners: Record<string, Clean>): Clean =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? cleanFields(value as Draft, cleaners)
      : value;

const OPTION = fields({ text: body, reason: bodyOrNothing });
const PART = fields({ label: plain, text: body, points: each(plain) });
const QUESTION: Record<string, Clean> = {
  ref: plainOrNothing,
  subject: plain,
  prof: plain,
  chapter: plainOrNothing,
  topic: plainOrNothing,
  stem: body,
  options: each(OPTION),
  parts: each(PART),
  explanation: bodyOrNothing,
  take_away: plainOrNothing,
  references: each(plain),
};

function cleanFields(draft: Draft, cleaners: Record<string, Clean>): Draft {
  const clean: Draft = {};
  for (const [name, value] of Object.entries(draft)) {
    const cleaned = cleaners[name] ? cleaners[name](value) : value;
    if (cleaned !== undefined) clean[name] = cleaned;
  }
  return clean;
}

/** The draft with its HTML sanitised and its text normalised; what is not text is left for the border to refuse. */
export const cleanDraft = (draft: Draft): Draft => cleanFields(draft, QUESTION);
