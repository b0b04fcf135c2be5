import { isSelfMarked, PAPER_ORDER } from './kinds/names.ts';
import type { PaperSection } from './paper.ts';
import type { ScoringRule } from './rules.ts';

/** `marks` are those of all parts. */
type DrawnQuestion = { type: string; marks: number };

/** The sections of a paper in the order of a printed one, without empty ones. `answerAny` is of the short answers. */
export function makeSections(questions: readonly DrawnQuestion[], answerAny?: number | null): PaperSection[] {
  return PAPER_ORDER.map((kind) => ({ kind, count: questions.filter(({ type }) => type === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({
      kind,
      answerAny: isSelfMarked(kind) && answerAny != null && answerAny < count ? answerAny : null,
    }));
}

/** By the scoring rule. An "answer any" section takes the mean time of its questions times the number to answer. */
export function countMinutes(
  questions: readonly DrawnQuestion[],
  sections: readonly PaperSection[],
  { secondsPerQuestion, secondsPerMark }: ScoringRule,
): number {
  const seconds = sections.map(({ kind, answerAny }) => {
    const own = questions.filter(({ type }) => type === kind);
    const all = own.reduce(
      (total, { marks }) => total + (isSelfMarked(kind) ? marks * secondsPerMark : secondsPerQuestion),
      0,
    );
    return answerAny === null ? all : (all * answerAny) / own.length;
  });
  return Math.ceil(seconds.reduce((total, one) => total + one, 0) / 60);
}
