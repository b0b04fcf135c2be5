const DAY = '{ date due fresh done minutes isRest }';
const PLAN = `{
  board { code } professionalYear { code } subjects { code } examOn daysLeft restDays minutesADay isSuggested questions seen
  newADay coveredOn fits leftOut minutesToFit lastPassFrom
}`;
const ITEM = '{ question { id ref stem } why comesOn movedFrom movedBecause targetId }';
const TARGET = '{ id name others items { code name } on questions questionsADay minutesADay endsOn questionIds }';

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
const aYearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
const CHOICES = `{ board: "DHK", prof: "_1", subjects: ["ANAT"], examOn: "${inAYear}", restDays: [FRI], minutesADay: 45 }`;

/** A UUID of version 7 of this moment, since an attempt can be taken back for ten minutes. */
const time = Date.now().toString(16).padStart(12, '0');
const ATTEMPT = `${time.slice(0, 8)}-${time.slice(8)}-7a10-8000-3f5a1b2c3d4e`;
const answeredAt = new Date().toISOString();

/** In this order each finds what the one before it made. */
export const documents = [
  `query Preview { viewer { study { planPreview(input: ${CHOICES}) ${PLAN} } } }`,
  `mutation Plan { setStudyPlan(input: ${CHOICES}) ${PLAN} }`,
  `mutation Answer($id: ID!) {
    recordAttempts(attempts: [{ id: "${ATTEMPT}", questionId: $id, answer: { sba: "A" }, answeredAt: "${answeredAt}" }]) { outcome }
  }`,
  `mutation Undo { undoAttempt(id: "${ATTEMPT}") { questionId attempts dueOn } }`,
  `mutation Postpone($id: ID!) { postponeQuestion(questionId: $id) ${ITEM} }`,
  `query Today { viewer { study { plan ${PLAN} today ${DAY} calendar(days: 30) ${DAY} queue(first: 20) ${ITEM} } } }`,
  `query Memory { viewer { study {
    attempts { edges { node { undoneAt } } }
    memory { name weights mtfName mtfWeights fittedOn gain reviews retention }
    memoryStates {
      edges { cursor node { questionId stability difficulty lastOn dueOn reviews lapses model postponedTo } }
      pageInfo { hasNextPage endCursor }
    }
  } } }`,
  `query Readiness { viewer { study { readiness {
    prof subject { code } component answered coverage low high passShare passOfTen isValidated
    missing { mixedAnswers topics mix { prof subjects mtf sba } }
  } } } }`,
  `mutation RealMark {
    giveRealMark(input: { prof: "_1", subject: "ANAT", component: MCQ, share: 0.65, examOn: "${aYearAgo}" })
  }`,
  `query RealMarks { viewer { study {
    realMarks { prof subject { code } component share examOn low high passOfTen }
  } } }`,
  `mutation SetTarget { setItemTarget(items: ["21-ANAT-THX"], on: "${inAWeek}") ${TARGET} }`,
  `query Targets { viewer { study { targets ${TARGET} } } }`,
  'mutation RemoveTarget { removeItemTarget(id: "1") }',
  'mutation EndPlan { endStudyPlan }',
];
