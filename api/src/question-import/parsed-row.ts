/** A question as a format reads it: fields named as in questionSchema, nothing yet checked. */
export type Draft = Record<string, unknown>;

/** What a format yields for each question of a file; `line` is the line where the question begins. */
export type ParsedRow = { line: number; draft: Draft } | { line: number; refusal: string };

export type Refusal = { line: number; reason: string };
