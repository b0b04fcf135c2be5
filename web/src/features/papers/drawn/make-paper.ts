import { findSubject } from 'question/curriculum.ts';
import { countKinds, fieldOf, PAPER_ORDER } from 'question/kinds/names.ts';
import { maxMarks } from 'question/mark.ts';
import { toExactMarks } from 'question/result.ts';
import { findRule, type ScoringRule } from 'question/rules.ts';
import { countMinutes, makeSections } from 'question/sections.ts';
import type { MixInput, PaperInput } from '../../../graphql.generated.ts';
import type { SheetItem, StoredPaper } from '../device/stored-paper.ts';
import type { DrawnQuestion } from './questions.ts';

type Paper = StoredPaper['paper'];
type Input = PaperInput & { id: string; mix: MixInput };

const MINUTE_MS = 60_000;

/** A paper with a tutor, as the server would make it of these questions. Without keys: they stay in the packs. */
export function makePaper(input: Input, questions: readonly DrawnQuestion[], startedAt: number): Paper {
  const rule = findRule(input.rule ?? 'PROF')!;
  const counted = questions.map(({ type, parts }) => ({
    type,
    marks: parts.reduce((sum, { marks }) => sum + marks, 0),
  }));
  const sections = makeSections(counted, input.mix.saqAnswerAny);
  const minutes = input.minutes ?? countMinutes(counted, sections, rule);
  const now = new Date(startedAt).toISOString();
  return {
    id: input.id,
    title: titleOf(input.mix, questions),
    mode: 'TUTOR',
    state: 'OPEN',
    startedAt: now,
    endsAt: minutes === 0 ? null : new Date(startedAt + minutes * MINUTE_MS).toISOString(),
    now,
    finishedAt: null,
    named: false,
    rule: viewRule(rule),
    sections: sections.map(({ kind, answerAny }) => ({
      kind,
      answerAny,
      items: questions
        .map((question, index) => toItem(question, index + 1, rule))
        .filter(({ asked: { type } }) => type === kind),
    })),
    result: null,
  };
}

/** As the server calls it. */
function titleOf({ prof, subjects }: MixInput, questions: readonly DrawnQuestion[]): string {
  const names = subjects.map((code) => findSubject(prof, code)?.name ?? code);
  const counts = countKinds(questions);
  const kinds = PAPER_ORDER.filter((kind) => counts[fieldOf(kind)] > 0);
  return `${names.join(', ')}: ${kinds.map((kind) => `${counts[fieldOf(kind)]} ${kind}`).join(', ')}`;
}

export const viewRule = ({ id, name, passShare, components }: ScoringRule) => ({
  id,
  name,
  passShare: toExactMarks(passShare),
  components: components.map((component) => ({
    ...component,
    kinds: [...component.kinds],
    passShare: toExactMarks(component.passShare),
  })),
});

const toItem = (question: DrawnQuestion, number: number, rule: ScoringRule): SheetItem => ({
  number,
  asked: {
    id: question.id,
    type: question.type,
    stem: question.stem,
    options: question.options.map(({ key, text }) => ({ key, text })),
    parts: question.parts.map(({ label, text, marks }) => ({ label, text, marks })),
    media: question.media,
  },
  answer: null,
  flagged: false,
  tookMs: null,
  outOf: toExactMarks(maxMarks(question, rule)),
  question: null,
  locked: false,
  keyCorrectedOn: null,
  outcome: null,
  remarkedFrom: null,
  marks: null,
});
