const RECORD =
  '{ questionId attempts lastOutcome lastAt remarkedFrom flagged note noteVersion dueOn keyCorrectedOn stats { answered } }';
const PLACE = '{ path title place total at }';
const ATTEMPT = `{ id: "019a8f3e-7c00-7a10-8000-3f5a1b2c3d4e", questionId: $id, answer: {}, answeredAt: "2026-11-22T09:30:00Z" }`;

/** In this order each finds what the one before it made. */
export const documents = [
  'query Features { features { study papers review packs push reports studio desk } }',
  `mutation Attempts($id: ID!) { recordAttempts(attempts: [${ATTEMPT}]) { id outcome marks outOf refused { code message } } }`,
  `mutation Flag($id: ID!) { setFlag(questionId: $id, flagged: true) ${RECORD} }`,
  `mutation Note($id: ID!) { setNote(questionId: $id, note: "Mine", version: 0) ${RECORD} }`,
  `mutation Place { leavePlace(path: "/board-question", title: "Boards", place: 1, total: 2) ${PLACE} }`,
  `query Mine($id: ID!) {
    question(id: $id) { mine ${RECORD} stats { answered rightShare optionShares { key share } } }
  }`,
  `query Study { viewer { study {
    overview { questions attempts rightShare days { date answered right } }
    records(questions: ["1"]) { questionId }
    subjects { prof subject { code } total seen right due }
    topics(prof: "_1", subject: "ANAT") { topic total seen right }
    questions(list: FLAGGED) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } total }
    attempts {
      edges { cursor node { id questionId ref topic answer { sba } mode outcome countsAs marks outOf confidence answeredAt tookMs } }
      pageInfo { hasNextPage endCursor }
    }
    notes { edges { cursor node { questionId ref flagged note } } pageInfo { hasNextPage endCursor } }
    places ${PLACE}
  } } }`,
  'mutation Forget { deleteStudyRecord(confirm: "new@example.com") }',
];
