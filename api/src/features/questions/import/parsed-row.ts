import type { Message } from '../../../http/messages.ts';

/** Fields named as in questionSchema, not validated yet. */
export type Draft = Record<string, unknown>;

/** A question of a file. `line` is where it begins; `pictures` are shown with it but are not part of its texts. */
export type ParsedRow =
  { line: number; draft: Draft; pictures?: readonly Message[] } | { line: number; refusal: Message };

export type Refusal = { line: number; reason: Message };
