export { hasBoard, readBoards, readSubjects } from './boards.ts';
export { readyPack } from './packs.ts';
export { findQuestions, readIndex, readQuestions } from './questions.ts';
export type { PackEntry, PackIndex, PackList } from './questions.ts';
export { readArticle, readRxAid } from './rx-aid.ts';
export type { PackArticle, RxAidIndex, RxAidSubject, RxAidTopic } from './rx-aid.ts';
export type { PackHit } from './search.ts';
export { toStudyQuestion, type QuestionRow } from '../question.ts';

import { readyPacks } from './packs.ts';

/** The packs that this reader can read without a network now. */
export const listReadyPacks = async () =>
  (await readyPacks()).map(({ id, kind, title, questions, version }) => ({ id, kind, title, questions, version }));

/** Finds questions and articles of the packs on this device, best first. */
export const searchPacks = async (text: string, limit: number) =>
  (await import('./search.ts')).searchPacks(text, limit);
