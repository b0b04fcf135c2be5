import { perFolder } from './per-folder.ts';

const features = await perFolder<{ documents: string[] }>('documents');

/**
 * Together with those of the specification these documents request every field of the graph. Variables: `$id` and `$ref`
 * of a question.
 */
export const FEATURE_DOCUMENTS = features.flatMap(({ documents }) => documents);
/** Those of reviews alone. */
export const REVIEW_DOCUMENTS = features.find(({ folder }) => folder === 'review')!.documents;
