import type { QuestionInput } from '../../graphql.generated.ts';
import type { Schemas } from '../../rest/contract.ts';

/** The question as the REST API takes it. */
export const inputRow = ({
  explanationBn,
  takeAway,
  media = [],
  parts = [],
  appearances,
  items = [],
  ...question
}: QuestionInput): Schemas['StudioQuestionInput'] => ({
  ...question,
  appearances: appearances as Schemas['StudioQuestionInput']['appearances'],
  explanation_bn: explanationBn,
  take_away: takeAway,
  // A server without items refuses the field.
  ...(items.length > 0 && { items: [...items] }),
  media: media.map(({ imageId, ...texts }) => ({ image: imageId, ...texts })),
  parts: parts.map(({ points = [], ...part }) => ({ ...part, points })),
});
