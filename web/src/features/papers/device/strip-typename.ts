import type { Answer } from 'question/answer.ts';

/** Answers that came from the server have Apollo's type names. */
export const stripTypename = (answer: Answer | null): Answer | null =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    key === '__typename' ? undefined : value,
  ) as Answer | null;
