/** From a draft to a valid question: without a database, so that a thread may load it. */
export { takeAppearances } from './appearances.ts';
export { lines, readItems, readMarks, readWeights } from './cell-values.ts';
export { cleanDraft } from './clean-draft.ts';
export { answerKey, contentHash, foldBody, foldMarkup, spellingOf } from './content-hash.ts';
export { cellsOfDraft, textsOfDraft } from './draft-cells.ts';
export type { Cells, Draft } from './draft.ts';
export { inputMessages } from './input-messages.ts';
export { rowMessages } from './messages.ts';
export { prepareDraft, type DraftOptions, type PreparedQuestion } from './prepare-draft.ts';
export { MAX_ITEMS, optionKey, originOf, originSchema, type OtherList, type Question } from './question.ts';
export { yearInBangladesh } from './this-year.ts';
