import type { Answer } from './answer.ts';
import type { Fault } from './kinds/fault.ts';
import * as mtf from './kinds/mtf.ts';
import * as saq from './kinds/saq.ts';
import * as sba from './kinds/sba.ts';
import { fieldOf } from './kinds/names.ts';
import type { Question } from './mark.ts';

/** What of an answer does not fit the question. */
export function findFault(question: Question, answer: Answer): Fault | undefined {
  const { type } = question;
  const { [fieldOf(type)]: _own, ...others } = answer;
  if (Object.values(others).some((one) => one != null)) return { problem: 'otherType', type };
  if (question.type === 'SBA') return sba.findFault(question, answer);
  return question.type === 'MTF' ? mtf.findFault(question, answer) : saq.findFault(question, answer);
}

/** The letters that statistics count: the chosen option, or the statements called true. */
export const chosenKeys = ({ sba: chosen, mtf: judged }: Answer): string[] =>
  chosen ? [chosen] : (judged ?? []).flatMap(({ key, value }) => (value ? [key] : []));

/** What an attempt keeps of the key that it was marked by. */
export function summariseKey(question: Question): object {
  if (question.type !== 'SAQ') {
    return { correct: question.options.filter(({ correct }) => correct).map(({ key }) => key) };
  }
  const parts = question.parts.map(({ label, marks, points, weights }) => ({
    label,
    marks,
    points: points.length,
    ...(weights && { weights }),
  }));
  return { parts };
}
