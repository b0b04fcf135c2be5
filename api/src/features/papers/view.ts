import type { Schemas } from 'schema/rest/bodies.ts';
import { type MarkedItem, markPaper, type PaperMarks } from 'question/paper.ts';
import { type ComponentTotal, toExactMarks as marks, totalPaper } from 'question/result.ts';
import { findRule, type ScoringRule } from 'question/rules.ts';
import { withoutKey } from '../bank/index.ts';
import type { Item, Paper } from './store.ts';

/** A GraphQL Int. */
const MAX_INT = 2 ** 31 - 1;

export const viewRule = (rule: ScoringRule) => ({
  id: rule.id,
  name: rule.name,
  sba_right: marks(rule.sbaRight),
  sba_wrong: marks(rule.sbaWrong),
  mtf_statement_right: marks(rule.statementRight),
  mtf_statement_wrong: marks(rule.statementWrong),
  pass_share: marks(rule.passShare),
  components: rule.components.map(({ passShare, ...component }) => ({ ...component, pass_share: marks(passShare) })),
  seconds_per_question: rule.secondsPerQuestion,
  seconds_per_mark: rule.secondsPerMark,
});

/** Without its questions. */
export const viewHeader = (paper: Paper, now: Date) => ({
  id: paper.id,
  title: paper.title,
  mode: paper.mode,
  rule: viewRule(findRule(paper.rule)!),
  state: paper.finishedAt ? ('FINISHED' as const) : ('OPEN' as const),
  started_at: paper.startedAt.toISOString(),
  ends_at: paper.endsAt?.toISOString() ?? null,
  now: now.toISOString(),
  finished_at: paper.finishedAt?.toISOString() ?? null,
  named: paper.isNamed,
  result:
    paper.finishedAt &&
    viewTotal(paper, { ...paper, points: paper.points!, outOf: paper.outOf!, components: paper.components ?? [] }),
});

/** With its questions, without their keys while the paper is open and where they are `locked`. */
export function viewPaper(
  paper: Paper,
  items: readonly Item[],
  now: Date,
  locked: ReadonlySet<number>,
): Schemas['Paper'] {
  const { marked, marks: own } = markPaper(paper, items);
  const result = paper.finishedAt && viewResult(paper, own);
  return {
    ...viewHeader(paper, now),
    sections: paper.sections.map(({ kind, answerAny }) => ({
      kind,
      answer_any: answerAny,
      items: marked.filter(({ item }) => item.content.type === kind).map((one) => viewItem(paper, one, locked)),
    })) as Schemas['PaperSection'][],
    result,
  };
}

function viewItem(
  paper: Paper,
  { item, outcome, points, outOf, former }: MarkedItem<Item>,
  locked: ReadonlySet<number>,
) {
  const isRevealed = paper.finishedAt !== null || (paper.mode === 'TUTOR' && item.answer !== null);
  const isLocked = isRevealed && locked.has(item.question);
  return {
    number: item.number,
    asked: withoutKey({ id: item.question, ...item.content }),
    answer: item.answer,
    flagged: item.isFlagged,
    took_ms: item.tookMs,
    out_of: marks(outOf),
    question: isRevealed && !isLocked ? viewQuestion(item) : null,
    locked: isLocked,
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
  explanation_bn: content.explanation_bn ?? null,
  take_away: content.take_away,
  references: content.references,
  topic: content.topic,
  appearances: content.appearances,
  origin: content.origin,
  media: content.media ?? [],
  notice: content.notice,
});

type Marks = Pick<PaperMarks, 'points' | 'outOf' | 'components' | 'remarked'>;

function viewTotal(paper: Paper, marked: Marks) {
  const { components, ...total } = totalPaper(findRule(paper.rule)!, marked);
  return {
    ...viewPart(total),
    passed: total.verdict === 'PASSED',
    // A clock that went back has not made the paper end before its start.
    took_ms: Math.min(MAX_INT, Math.max(0, paper.finishedAt!.getTime() - paper.startedAt.getTime())),
    components: components.map(({ id, ...component }): Schemas['ComponentResult'] => ({ id, ...viewPart(component) })),
    remarked: marked.remarked,
  };
}

const viewPart = ({ marks: had, outOf, markedOutOf, share, unmarked, verdict }: Omit<ComponentTotal, 'id'>) => ({
  marks: had,
  out_of: outOf,
  marked_out_of: markedOutOf,
  share,
  unmarked,
  verdict,
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
