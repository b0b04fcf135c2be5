import type { PaperSectionRow } from '../../db/schema.ts';
import type { ScoringRule } from '../study/index.ts';
import type { DrawnQuestion } from './draw.ts';

const KINDS = ['MTF', 'SBA', 'SAQ'] as const;

/** In the order of a printed paper, without empty ones. */
export function sectionsOf(questions: readonly DrawnQuestion[], saqAnswerAny?: number | null): PaperSectionRow[] {
  return KINDS.map((kind) => ({ kind, count: questions.filter(({ type }) => type === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({
      kind,
      answerAny: kind === 'SAQ' && saqAnswerAny != null && saqAnswerAny < count ? saqAnswerAny : null,
    }));
}

/** By the scoring rule. An "answer any" section takes the mean time of its questions times the number to answer. */
export function minutesOf(
  questions: readonly DrawnQuestion[],
  sections: readonly PaperSectionRow[],
  { secondsPerQuestion, secondsPerMark }: ScoringRule,
): number {
  const seconds = sections.map(({ kind, answerAny }) => {
    const own = questions.filter(({ type }) => type === kind);
    const all = own.reduce((sum, { marks }) => sum + (kind === 'SAQ' ? marks * secondsPerMark : secondsPerQuestion), 0);
    return answerAny === null ? all : (all * answerAny) / own.length;
  });
  return Math.ceil(seconds.reduce((sum, one) => sum + one, 0) / 60);
}
