import { schedule } from '../review/schedule.ts';
import { makePlan, TODAY } from '../review/testing/plans.ts';
import {
  type Averages,
  compareOrders,
  compareWithFlat,
  FITTING,
  TOO_MUCH,
  TOO_MUCH_UNKNOWN,
} from '../review/testing/trials.ts';
import { DEFAULT_READER_WEIGHTS } from '../review/weights.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';

const ROUNDS = 20;
const QUESTIONS = 2_000;
const EXAM_IN = 120;

/** What the planner of reviews does for simulated students, and how long it takes. */
export async function benchPlanner(): Promise<Section> {
  const fitting = compareWithFlat(FITTING);
  const half = compareOrders(TOO_MUCH);
  const unknown = compareOrders(TOO_MUCH_UNKNOWN);
  return {
    title: 'Reviews planned for an examination',
    head: ['', 'recall on the day', 'answers'],
    rows: [
      rowOf('600 questions in 120 days, 60 a day: the plan', fitting.planned),
      rowOf('the same students, a flat retention of 0.90 without dates', fitting.flat),
      rowOf('900 questions, 40 a day, half known before: last pass by gain', half.byGain),
      rowOf('the same, lowest recall first', half.lowestFirst),
      rowOf('900 questions, 40 a day, a fifth known before: last pass by gain', unknown.byGain),
      rowOf('the same, lowest recall first', unknown.lowestFirst),
      ["2,000 questions, today's queue", `${timeSchedule(EXAM_IN, 1)} ms`, ''],
      ['2,000 questions, every day until the examination', `${timeSchedule(EXAM_IN, EXAM_IN)} ms`, ''],
      ['the same, moved by 30 days', `${timeSchedule(EXAM_IN + 30, EXAM_IN + 30)} ms`, ''],
    ],
    notes: [
      'Simulated students, 200 in the first two rows and 60 in the others, with seeds that the planner was not tuned on. Each forgets half to twice as fast as the model believes, skips a fifth of the days, and guesses what they do not know: a single best answer of five, each of five statements of two. Half of the questions are of each kind. The planner sees the answers only. The flat retention has eight new questions a day, the pace of 6 to 20 with the highest recall.',
      'Targets: 0.955 with no more answers than flat; a point more by gain than lowest first; 500 ms for 2,000 questions after the examination is moved.',
    ],
  };
}

const rowOf = (name: string, { recall, reviews }: Averages) => [name, recall.toFixed(4), Math.round(reviews)];

function timeSchedule(daysLeft: number, days: number): string {
  const { plan, questions } = makePlan({
    seed: 1,
    daysLeft,
    questions: QUESTIONS,
    minutes: 180,
    restDays: 1,
    unseen: 0.3,
  });
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    schedule({
      plan,
      today: TODAY,
      questions,
      weights: DEFAULT_READER_WEIGHTS,
      days,
    });
    return performance.now() - start;
  });
  return median(times).toFixed(1);
}
