import type { QuestionInput } from '../../graphql.generated.ts';

/** The question as the REST API takes it. */
export const inputRow = ({ takeAway, media = [], parts = [], ...question }: QuestionInput) => ({
  ...question,
  take_away: takeAway,
  media: media.map(({ imageId, ...texts }) => ({ image: imageId, ...texts })),
  parts,
});
