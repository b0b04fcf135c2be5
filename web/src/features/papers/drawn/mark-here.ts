import type { Answer } from 'question/answer.ts';
import { findSubject } from 'question/curriculum.ts';
import { markPaper, type PaperMarks } from 'question/paper.ts';
import { toExactMarks, totalPaper } from 'question/result.ts';
import { findRule } from 'question/rules.ts';
import { sectionsOf } from '../device/sheets.ts';
import type { SheetItem, StoredPaper } from '../device/stored-paper.ts';
import type { DrawnQuestion } from './questions.ts';

type Paper = StoredPaper['paper'];
type Questions = ReadonlyMap<string, DrawnQuestion>;

/**
 * The paper with the keys and marks of what is answered; once it is handed in, of all, with its result. Without those of
 * questions that are no longer on this device, and then without a result: the server marks it later.
 */
export function markHere(stored: StoredPaper, questions: Questions): Paper {
  const { paper, handedInAt } = stored;
  const sections = sectionsOf(stored);
  const entries = sections.flatMap((section) => section.entries);
  const items = entries.flatMap(({ number, asked, answer }) => {
    const question = questions.get(asked.id);
    return question ? [{ number, content: question, answer, former: null }] : [];
  });
  const { marked, marks } = markPaper({ rule: paper.rule.id, sections }, items);
  const finishedAt = items.length === entries.length ? endOf(paper, handedInAt) : null;
  const byNumber = new Map(marked.map((one) => [one.item.number, one]));
  return {
    ...paper,
    ...(finishedAt !== null && {
      state: 'FINISHED',
      finishedAt,
      result: toResult({ ...paper, finishedAt }, marks),
    }),
    sections: sections.map(({ kind, answerAny, entries: own }, index) => ({
      kind,
      answerAny,
      items: own.map(({ answer }, place): SheetItem => {
        const item = { ...paper.sections[index]!.items[place]!, answer: answer && toGraph(answer) };
        const found = byNumber.get(item.number);
        if (!found || (answer === null && finishedAt === null)) return item;
        const { prof: _prof, subject: _subject, ...question } = found.item.content;
        return { ...item, question, outcome: found.outcome, marks: toExactMarks(found.points) };
      }),
    })),
  };
}

/** At most the end of its time. */
function endOf({ endsAt, finishedAt }: Paper, handedInAt: string | undefined): string | null {
  if (finishedAt !== null || handedInAt === undefined) return finishedAt;
  return endsAt !== null && endsAt < handedInAt ? endsAt : handedInAt;
}

const toGraph = ({ sba = null, mtf = null, saq = null }: Answer) => ({ sba, mtf, saq });

type Result = NonNullable<Paper['result']>;

function toResult({ rule, startedAt, finishedAt }: Paper, marks: PaperMarks): Result {
  const { components, ...total } = totalPaper(findRule(rule.id)!, marks);
  return {
    ...total,
    remarked: 0,
    passed: total.verdict === 'PASSED',
    tookMs: Math.max(0, Date.parse(finishedAt!) - Date.parse(startedAt)),
    components: components.map(({ id, ...own }) => ({
      component: rule.components.find((component) => component.id === id)!,
      ...own,
    })),
    sections: marks.sections.map(({ kind, points, outOf, outcomes }) => ({
      kind,
      marks: toExactMarks(points),
      outOf: toExactMarks(outOf),
      right: outcomes.RIGHT,
      partly: outcomes.PARTLY,
      wrong: outcomes.WRONG,
      skipped: outcomes.SKIPPED,
    })),
    topics: marks.topics.map(({ prof, subject, topic, points, outOf }) => ({
      subject: { code: subject, name: findSubject(prof, subject)?.name ?? subject },
      topic,
      marks: toExactMarks(points),
      outOf: toExactMarks(outOf),
    })),
  };
}
