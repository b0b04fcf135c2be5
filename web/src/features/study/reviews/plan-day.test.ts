import { addDays, weekdayOf } from 'review/days.ts';
import { DEFAULT_WEIGHTS, replay } from 'review/memory.ts';
import { type Candidate, schedule } from 'review/schedule.ts';
import { findTurn } from 'review/turn.ts';
import { DEFAULT_READER_WEIGHTS } from 'review/weights.ts';
import { describe, expect, it } from 'vitest';
import { sba } from '../../../testing/questions.ts';
import type { DevicePlan, StoredReview, StoredState } from '../device/rows.ts';
import type { PackedSubject } from '../packed/index.ts';
import { type DeviceKnowledge, nextOfTarget, planDay, summariseTargets } from './plan-day.ts';

const TODAY = '2026-11-28';
const OWNER = 'AMINA-1';
const plan: DevicePlan = {
  board: 'DHK',
  subjects: ['ANAT', 'PHYS'],
  examOn: addDays(TODAY, 45),
  restDays: [weekdayOf(addDays(TODAY, 1))],
  minutesADay: 40,
};
const review: StoredReview = {
  owner: OWNER,
  day: addDays(TODAY, -3),
  items: [],
  plan,
  weights: DEFAULT_READER_WEIGHTS,
  statesOn: addDays(TODAY, -3),
};
const KINDS = ['SBA', 'MTF', 'SAQ'] as const;

/** Every third question is on another board alone; lists by topic have a question twice, and those by year once more. */
function packOf(code: string, length: number): PackedSubject {
  const questions = Array.from({ length }, (_, place) => ({
    id: `${code}${place}`,
    ref: `${code}-${place}`,
    type: KINDS[place % 3]!,
    topic: `Topic ${place % 4}`,
    appearances: [{ board: place % 3 === 2 ? 'CTG' : 'DHK', year: 2024 }],
  }));
  const places = questions.flatMap(({ appearances }, place) => (appearances[0]!.board === 'DHK' ? place : []));
  const ofTopic = (topic: number) => places.filter((place) => place % 4 === topic);
  return {
    subject: { code },
    questions,
    lists: [
      { board: 'CTG', questions: questions.flatMap((_, place) => (place % 3 === 2 ? place : [])) },
      { board: 'DHK', questions: [...ofTopic(2), ...ofTopic(0)] },
      { board: 'DHK', questions: [...ofTopic(1), ...ofTopic(0).slice(0, 3), ...ofTopic(3)] },
      { board: 'DHK', questions: places },
    ],
  };
}
const packed = [packOf('PHYS', 60), packOf('ANAT', 90)];

/** Answered some days ago. */
function stateOf(questionId: string, daysAgo: number): StoredState {
  const answer = {
    id: questionId,
    kind: 'SBA' as const,
    outcome: 'RIGHT' as const,
    points: 1000,
    outOf: 1000,
    confidence: null,
    tookMs: null,
    answeredAt: Date.parse(addDays(TODAY, -daysAgo)),
    day: addDays(TODAY, -daysAgo),
  };
  return { owner: OWNER, questionId, postponedTo: null, ...replay([answer], DEFAULT_WEIGHTS)! };
}
const states = [
  ...['ANAT0', 'ANAT3', 'ANAT7', 'PHYS0', 'PHYS4'].map((id) => stateOf(id, 20)),
  { ...stateOf('ANAT9', 20), postponedTo: addDays(TODAY, 2) },
  stateOf('PHYS6', 0),
  // Of no list of the board.
  stateOf('ANAT2', 30),
];

const device = (rest: Partial<DeviceKnowledge> = {}): DeviceKnowledge => ({
  records: [],
  attempts: [],
  states,
  review,
  packed,
  ...rest,
});

/** As the api reads them (api/src/features/review/candidates.ts): the board's lists in turns, by the first place. */
function accountsCandidates(): Candidate[] {
  const known = new Map(states.map((state) => [state.questionId, state]));
  const lists = plan.subjects.map((code) => {
    const { questions, lists: all } = packed.find(({ subject }) => subject.code === code)!;
    const ids: string[] = [];
    for (const { board, questions: places } of all)
      for (const place of places)
        if (board === plan.board && !ids.includes(questions[place]!.id)) ids.push(questions[place]!.id);
    return ids.map((id) => questions.find((question) => question.id === id)!);
  });
  const turns = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list[turn] ?? []))
    .flat()
    .map(({ id, type }) => {
      const { questionId: _1, owner: _2, postponedTo = null, ...state } = known.get(id) ?? {};
      return {
        id,
        kind: type,
        state: known.has(id) ? (state as Candidate['state']) : null,
        postponedTo,
        blankOn: null,
      };
    });
}

describe('with the packs of a plan', () => {
  it('a device has the account’s questions, in its order and with its reasons', () => {
    const days = schedule({
      plan,
      today: TODAY,
      questions: accountsCandidates(),
      weights: DEFAULT_READER_WEIGHTS,
      days: 2,
    });
    const [now, next] = days;
    const { items, today, tomorrow } = planDay(device(), TODAY);
    expect(items.map(({ id, why, movedFrom, movedBecause }) => ({ id, why, movedFrom, movedBecause }))).toEqual(
      now!.questions,
    );
    const fresh = now!.questions.filter(({ why }) => why === 'NEW').length;
    expect(fresh).toBeGreaterThan(2);
    expect(now!.questions.length).toBeGreaterThan(fresh);
    expect(today).toEqual({ due: now!.questions.length - fresh, fresh, minutes: now!.minutes, isRest: false });
    expect(tomorrow).toEqual({ due: 0, fresh: 0, minutes: 0, isRest: next!.isRest });
    expect(next!.isRest).toBe(true);
  });

  it('a device plans targets as the account does', () => {
    const target = { id: '7', on: addDays(TODAY, 4) };
    const questionIds = ['ANAT0', 'ANAT2', 'ANAT6', 'PHYS1', 'PHYS2', 'PHYS6'];
    const own = new Map(accountsCandidates().map((one) => [one.id, one]));
    const kindOf = new Map(packed.flatMap(({ questions }) => questions.map(({ id, type }) => [id, type])));
    const {
      questionId: _1,
      owner: _2,
      postponedTo: _3,
      ...elsewhere
    } = states.find((one) => one.questionId === 'ANAT2')!;
    const unseen = { state: null, postponedTo: null, blankOn: null };
    const questions = questionIds.map((id) => ({
      ...(own.get(id) ?? { ...unseen, id, kind: kindOf.get(id)!, ...(id === 'ANAT2' && { state: elsewhere }) }),
    }));
    const planning = { plan, today: TODAY, questions: accountsCandidates(), weights: DEFAULT_READER_WEIGHTS };
    const [now] = schedule({ ...planning, targets: [{ ...target, questions }], days: 1 });
    const stored = { ...target, name: 'Heart', others: 0, items: ['21-ANAT-THX-03'], questionIds };
    const knowledge = device({ review: { ...review, targets: [stored] } });
    const { items, today } = planDay(knowledge, TODAY);
    expect(items.map(({ id, why }) => ({ id, why }))).toEqual(now!.questions.map(({ id, why }) => ({ id, why })));
    expect(items[0]).toMatchObject({ why: 'TARGET', target: { name: 'Heart', others: 0, on: target.on } });
    expect(today).toMatchObject({ fresh: now!.fresh, minutes: now!.minutes });
    expect(summariseTargets(knowledge, TODAY)).toMatchObject([{ id: '7', questions: 5, endsOn: addDays(TODAY, 3) }]);
    expect(summariseTargets(knowledge, target.on)).toEqual([]);
  });

  it.each([plan, null])('a device says as the account does when a question of a target comes again', (own) => {
    const until = addDays(TODAY, own ? 2 : 1);
    const target = { id: '7', on: until };
    const questionIds = ['ANAT0', 'ANAT6', 'PHYS12'];
    const putOff = states.map((state) => (state.questionId === 'ANAT0' ? { ...state, postponedTo: until } : state));
    const all = accountsCandidates().map((one) => (one.id === 'ANAT0' ? { ...one, postponedTo: until } : one));
    const planning = {
      plan: own,
      today: TODAY,
      questions: own ? all : all.filter(({ state }) => state),
      targets: [{ ...target, questions: questionIds.map((id) => all.find((one) => one.id === id)!) }],
      weights: DEFAULT_READER_WEIGHTS,
    };
    const stored = { ...target, name: 'Heart', others: 0, items: ['21-ANAT-THX-03'], questionIds };
    const knowledge = device({ states: putOff, review: { ...review, plan: own, targets: [stored] } });
    const next = nextOfTarget(knowledge, TODAY, 'ANAT0', until);
    expect(next).toBe(until);
    expect(next).toBe(findTurn(planning, 'ANAT0', until)?.comesOn);
  });

  it('without a plan what was never answered does not come again after the last day of its target', () => {
    const until = addDays(TODAY, 1);
    const record = { owner: OWNER, questionId: 'ANAT6', postponedTo: until } as DeviceKnowledge['records'][number];
    const stored = { id: '7', on: until, name: 'Heart', others: 0, items: ['21-ANAT-THX-03'], questionIds: ['ANAT6'] };
    const knowledge = device({ records: [record], review: { ...review, plan: null, targets: [stored] } });
    expect(nextOfTarget(knowledge, TODAY, 'ANAT6', until)).toBeNull();
  });

  it('a device knows which questions wait for the days of a target, also those that it has not got', () => {
    const stored = { name: 'Heart', others: 0, items: ['21-ANAT-THX-03'] };
    const targets = [
      { ...stored, id: '6', on: TODAY, questionIds: ['ANAT1'] },
      { ...stored, id: '7', on: addDays(TODAY, 4), questionIds: ['ANAT6', 'ELSEWHERE'] },
    ];
    expect(planDay(device({ review: { ...review, plan: null, targets } }), TODAY).held).toEqual(['ANAT6', 'ELSEWHERE']);
  });

  it('of which one subject is missing, it adds the last queue’s new questions of that subject', () => {
    const question = { ...sba('PHYS1'), ref: 'PHYS-1' };
    const shelf = { path: '/x', title: 'x', place: 1 };
    const item = { question, shelf, why: 'NEW' as const, movedFrom: null, movedBecause: null };
    const ofAnatomy = { ...item, question: { ...sba('ANAT1'), ref: 'ANAT-1' } };
    const { items } = planDay(
      device({ packed: [packed[1]!], review: { ...review, day: TODAY, items: [item, ofAnatomy] } }),
      TODAY,
    );
    const fresh = items.filter(({ why }) => why === 'NEW');
    expect(fresh.filter(({ id }) => id.startsWith('PHYS')).map(({ id }) => id)).toEqual(['PHYS1']);
    expect(fresh.filter(({ id }) => id.startsWith('ANAT')).length).toBeGreaterThan(2);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('after the examination, or without a plan, it has what is due alone', () => {
    const ended = { ...review, plan: { ...plan, examOn: addDays(TODAY, -1) } };
    for (const of of [ended, { ...review, plan: null }]) {
      const { items } = planDay(device({ review: of }), TODAY);
      expect(items.map(({ id }) => id).toSorted()).toEqual(['ANAT0', 'ANAT2', 'ANAT3', 'ANAT7', 'PHYS0', 'PHYS4']);
      expect(items.every(({ why }) => why === 'DUE')).toBe(true);
    }
  });
});
