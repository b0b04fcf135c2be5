import type { Message } from '../../../http/messages.ts';

/** A question as a format reads it: fields named as in questionSchema, nothing yet checked. */
export type Draft = Record<string, unknown>;

/**
 * What a format yields for each question of a file; `line` is the line where the question begins, `pictures` what is
 * shown with it and is no part of its texts.
 */
export type ParsedRow =
  { line: number; draft: Draft; pictures?: readonly Message[] } | { line: number; refusal: Message };

export type Refusal = { line: number; reason: Message };
