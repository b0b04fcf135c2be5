import { type Answer, findJudgement, withJudgement } from 'question/answer.ts';
import { isBlank, type Entry } from '../device/sheets.ts';
import type { OpenPaper } from '../usePaper.ts';

/** Answers, checks and flags questions. With a tutor, an answer is a draft until it is checked. */
export function answering(open: OpenPaper, entry: Entry, mode: 'EXAM' | 'TUTOR') {
  return {
    answer: ({ number }: Entry, answer: Answer) =>
      void open.change(number, mode === 'TUTOR' ? { draft: answer } : { answer }),
    canCheck: mode === 'TUTOR' && !isBlank({ answer: entry.draft }),
    check: async () => {
      await open.change(entry.number, { answer: entry.draft ?? {} });
      open.send();
    },
    flag: () => void open.change(entry.number, { flagged: !entry.flagged }),
  };
}

/** The same judgement again clears it. */
export const toggleJudgement = (answer: Answer, key: string, value: boolean): Answer =>
  findJudgement(answer, key) === value
    ? { mtf: answer.mtf!.filter((one) => one.key !== key) }
    : withJudgement(answer, key, value);
