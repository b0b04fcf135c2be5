import { withoutKey } from '../questions/index.ts';
import { SCORING_RULES, type ScoringRule } from '../study/index.ts';
import { type MarkedItem, markItem, marksOf, type PaperMarks } from './marking.ts';
import type { Item, Paper } from './store.ts';

const marks = (points: number) => points / 1000;

export const ruleOf = (id: string): ScoringRule => SCORING_RULES.find((rule) => rule.id === id)!;

export const viewRule = (rule: ScoringRule) => ({
  id: rule.id,
  name: rule.name,
  sba_right: marks(rule.sbaRight),
  sba_wrong: marks(rule.sbaWrong),
  mtf_statement_right: marks(rule.statementRight),
  mtf_statement_wrong: marks(rule.statementWrong),
  pass_share: marks(rule.passShare),
  seconds_per_question: rule.secondsPerQuestion,
  seconds_per_mark: rule.secondsPerMark,
});

/** Without its questions. */
export const viewHeader = (paper: Paper, now: Date) => ({
  id: paper.id,
  title: paper.title,
  mode: paper.mode,
  rule: viewRule(ruleOf(paper.rule)),
  state: paper.finishedAt ? 'FINISHED' : 'OPEN',
  started_at: paper.startedAt.toISOString(),
  ends_at: paper.endsAt?.toISOString() ?? null,
  now: now.toISOString(),
  finished_at: paper.finishedAt?.toISOString() ?? null,
  named: paper.isNamed,
  result: paper.finishedAt && viewTotal(paper, { ...paper, points: paper.points!, outOf: paper.outOf! }),
});

/** With its questions, without their keys while the paper is open. */
export function viewPaper(paper: Paper, items: readonly Item[], now: Date) {
  const marked = items.map((item) => markItem(item, ruleOf(paper.rule)));
  const result = paper.finishedAt && viewResult(paper, marksOf(paper, marked));
  return {
    ...viewHeader(paper, now),
    sections: paper.sections.map(({ kind, answerAny }) => ({
      kind,
      answer_any: answerAny,
      items: marked.filter(({ item }) => item.content.type === kind).map((one) => viewItem(paper, one)),
    })),
    result,
  };
}

function viewItem(paper: Paper, { item, outcome, points, outOf, former }: MarkedItem) {
  const isRevealed = paper.finishedAt !== null || (paper.mode === 'TUTOR' && item.answer !== null);
  return {
    number: item.number,
    asked: withoutKey({ id: item.question, ...item.content }),
    answer: item.answer,
    flagged: item.isFlagged,
    took_ms: item.tookMs,
    out_of: marks(outOf),
    question: isRevealed ? viewQuestion(item) : null,
    key_corrected_on: isRevealed ? item.keyCorrectedOn : null,
    outcome: isRevealed ? outcome : null,
    remarked_from: isRevealed && former && former.outcome !== outcome ? former.outcome : null,
    marks: isRevealed ? marks(points) : null,
  };
}

const viewQuestion = ({ question, content }: Item) => ({
  _id: String(question),
  ref: content.ref,
  type: content.type,
  stem: content.stem,
  options: content.options,
  parts: content.parts,
  explanation: content.explanation,
  take_away: content.take_away,
  references: content.references,
  topic: content.topic,
  appearances: content.appearances,
  origin: content.origin,
  media: content.media ?? [],
  notice: content.notice,
});

const viewTotal = (paper: Paper, { points, outOf, remarked }: Pick<PaperMarks, 'points' | 'outOf' | 'remarked'>) => ({
  marks: marks(points),
  out_of: marks(outOf),
  share: outOf === 0 ? 0 : points / outOf,
  passed: outOf > 0 && points * 1000 >= outOf * ruleOf(paper.rule).passShare,
  took_ms: paper.finishedAt!.getTime() - paper.startedAt.getTime(),
  remarked,
});

const viewResult = (paper: Paper, { sections, topics, ...total }: PaperMarks) => ({
  ...viewTotal(paper, total),
  sections: sections.map(({ kind, points: had, outOf: of, outcomes }) => ({
    kind,
    marks: marks(had),
    out_of: marks(of),
    right: outcomes.RIGHT,
    partly: outcomes.PARTLY,
    wrong: outcomes.WRONG,
    skipped: outcomes.SKIPPED,
  })),
  topics: topics.map(({ points: had, outOf: of, ...topic }) => ({ ...topic, marks: marks(had), out_of: marks(of) })),
});
