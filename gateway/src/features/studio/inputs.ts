import type { QuestionInput } from '../../graphql.generated.ts';

/** The question as the REST API takes it. */
export const inputRow = ({ takeAway, media: _media, parts = [], ...question }: QuestionInput) => ({
  ...question,
  take_away: takeAway,
  parts: parts.map(({ weights: _weights, ...part }) => part),
});
