import { perFolder } from './per-folder.ts';

/**
 * Together with those of the specification these documents request every field of the graph. Variables: `$id` and `$ref`
 * of a question.
 */
export const FEATURE_DOCUMENTS = (await perFolder<{ documents: string[] }>('documents')).flatMap(
  ({ documents }) => documents,
);
