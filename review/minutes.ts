import type { KindName } from 'question/kinds/names.ts';

/** Minutes to answer a question and read why. */
export const MINUTES: Record<KindName, number> = { SBA: 1, MTF: 1.5, SAQ: 4 };

export const sumMinutes = (questions: readonly { kind: KindName }[]): number =>
  questions.reduce((sum, { kind }) => sum + MINUTES[kind], 0);
