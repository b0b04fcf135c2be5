import { DESK } from './desk.ts';
import { DOCUMENTS } from './studio.ts';

/** Together these documents request every field of the graph. */

const QUESTION_PAGE = `{
  questions {
    id ref type stem options { key text correct reason } parts { label text marks points }
    explanation takeAway references topic appearances { board year sitting } origin
    notice { kind on } review { version author reviewer reviewedOn }
  }
  unreadable
  pagination { page total tabs { page label locked } }
}`;
const CHAPTER = `{ id name totalQuestions questions ${QUESTION_PAGE} }`;
const CURRICULA = 'curricula { version name year source isDefault professionalYears }';
const BOARD = '{ code name professionalYears { code name subjects { code name } } }';
const IMAGE = '{ publicId url(width: 400, height: 400) }';
const TOPIC = '{ id name isList }';
const SUBJECT = `{ id name iconUrl topics ${TOPIC} }`;
const EBOOK = `{ id name author category cover ${IMAGE} driveLink }`;
const PLAN = '{ id name shortDescription prices { price duration } features advantages }';
const CARD = '{ id title items link }';
const BANNER = `{ id image ${IMAGE} alt }`;
const FAQ = '{ id question answer }';
const NOTIFICATION = '{ id title message isRead createdAt }';
const AFFILIATE = `{
  commissionPercent holdHours
  id totalEarned pendingWithdrawal withdrawn available held owed request updatedAt withdrawals { date amount } referralCount
  account { method accountNumber } monthly { month earned }
}`;
const ACCOUNT = `
  id userId name email contactNumber medicalCollege year userType authType profileImage ${IMAGE} hasFullAccess
  plans { id name duration opens startsAt endsAt }`;
const USER = `{ ${ACCOUNT} affiliate ${AFFILIATE} notifications ${NOTIFICATION} }`;

const PUBLIC = `query Public($subjectId: ID!, $topicId: ID!, $articleId: ID!) {
  banners ${BANNER} boards ${BOARD} board(code: "DHK") ${BOARD} professionalYears { code name subjects { code name ${CURRICULA} } }
  questionSets ${CARD} faqs ${FAQ} plans ${PLAN} ebooks ${EBOOK} googleSignIn
  referrer(userId: "RAHIMA7") { firstName }
  internshipSubjects ${SUBJECT}
  internshipSubject(id: $subjectId) ${SUBJECT}
  internshipSubTopics(topicId: $topicId) ${TOPIC}
  internshipArticle(id: $articleId) { id topicName banner ${IMAGE} date review { version author reviewer reviewedOn } body }
  search(text: "limb") { topicName links { name link kind topic place excerpt { text marked } } }
}`;

const HOME = `query Home {
  home {
    banners ${BANNER} boards ${BOARD} questionSets ${CARD} internshipSubjects ${SUBJECT} ebooks ${EBOOK} plans ${PLAN} faqs ${FAQ}
  }
}`;

const DHAKA = 'boardSubject(board: "DHK", prof: "_1", subject: "ANAT")';
/** A page of questions takes about half of a document's cost limit. */
export const QUESTIONS = [
  `query ByTopic($topic: String!) { ${DHAKA} {
    id board { code } professionalYear { code } subject { code } topics years topicQuestions(topic: $topic) ${QUESTION_PAGE}
  } }`,
  `query ByYear($year: Int!) { ${DHAKA} { yearQuestions(year: $year) ${QUESTION_PAGE} } }`,
  'query Chapters { chapters(prof: "_1", subject: "ANAT") { id name totalQuestions } }',
  `query Chapter($chapter: ID!) { chapter(id: $chapter) ${CHAPTER} }`,
];

export const VIEWER = `query Viewer { viewer ${USER} }`;

export const SIGNING_IN = [
  `mutation SignUp {
    signUp(input: {
      name: "Nusrat Jahan", email: "new@example.com", password: "s3cret-word", confirmPassword: "s3cret-word"
      affiliateRef: "88120"
    }) { ${ACCOUNT} }
  }`,
  'mutation LogIn { logIn(email: "nusrat@example.com", password: "s3cret-word") { token user { ' + ACCOUNT + ' } } }',
  'mutation RequestReset { requestPasswordReset(email: "nusrat@example.com") }',
  `mutation Reset {
    resetPassword(input: { otp: "123456", email: "nusrat@example.com", password: "s3cret-word" }) { message redirect }
  }`,
];

/** Not in the specification, so other servers may lack it. */
export const ONE_QUESTION = 'query One($ref: String!) { question(ref: $ref) { id ref } }';

const RECORD =
  '{ questionId attempts lastOutcome lastAt flagged note noteVersion dueOn keyCorrectedOn stats { answered } }';
const PLACE = '{ path title place total at }';
const ATTEMPT = `{ id: "019a8f3e-7c00-7a10-8000-3f5a1b2c3d4e", questionId: $id, answer: {}, answeredAt: "2026-11-22T09:30:00Z" }`;

const ASKED =
  '{ id type stem options { key text } parts { label text marks } media { image { publicId } alt credit width height } }';
const GIVEN = '{ sba mtf { key value } saq { label points } }';
const PAPER = `{
  id title mode state startedAt endsAt now finishedAt named
  rule { id name sbaRight sbaWrong mtfStatementRight mtfStatementWrong passShare secondsPerQuestion secondsPerMark }
  sections { kind minutes answerAny items { number asked ${ASKED} answer ${GIVEN} flagged tookMs outcome marks outOf } }
  result {
    marks outOf share passed tookMs
    sections { kind marks outOf right partly wrong skipped } topics { subject { code } topic marks outOf }
  }
}`;
const PAPER_ID = '"3d0f1b5e-8a8f-4b57-9a39-6c1f0e0e7a55"';
const MIX = '{ prof: "_1", subjects: ["ANAT"], mtf: 0, sba: 1 }';

/** Not in the specification, so other servers may lack it. In this order each finds what the one before it made. */
export const PAPERS = [
  `query Rules {
    scoringRules { id }
    sittings(board: "DHK", prof: "_1", subject: "ANAT") { board { code } year sitting mtf sba saq }
    paperMatches(mix: ${MIX}) { mtf sba saq }
  }`,
  `mutation Start { startPaper(input: { id: ${PAPER_ID}, mix: ${MIX}, minutes: 0 }) ${PAPER} }`,
  `query Shared { sharedPaper(id: ${PAPER_ID}) { title minutes counts { mtf sba saq } } }`,
  `mutation Answer { answerPaper(id: ${PAPER_ID}, answers: [{ number: 1, answer: { sba: "A" } }]) { id } }`,
  `mutation Name { namePaper(id: ${PAPER_ID}, named: true) { id named } }`,
  `mutation Finish { finishPaper(id: ${PAPER_ID}) ${PAPER} }`,
  `mutation Mark($id: ID!) {
    markPaper(
      input: { id: "3d0f1b5e-8a8f-4b57-9a39-6c1f0e0e7a56", mix: ${MIX} }
      sheet: { startedAt: "2026-11-22T09:00:00Z", items: [{ question: $id, answer: { sba: "A" } }] }
    ) { id state }
  }`,
  `query Papers { viewer { study {
    papers(first: 1) { edges { cursor node { id } } pageInfo { hasNextPage } }
    paper(id: ${PAPER_ID}) {
      sections { items { question { id } } } comparison { results distribution named { name share } }
    }
  } } }`,
];

/** Not in the specification, so other servers may lack it. In this order each finds what the one before it made. */
export const STUDY = [
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
      edges { cursor node { id questionId mode outcome marks outOf confidence answeredAt tookMs } }
      pageInfo { hasNextPage endCursor }
    }
    notes { edges { cursor node { questionId ref flagged note } } pageInfo { hasNextPage endCursor } }
    places ${PLACE}
  } } }`,
  'mutation Forget { deleteStudyRecord(confirm: "new@example.com") }',
];

/** Not in the specification, so other servers may lack it. */
export const EXCHANGE = 'mutation Exchange { exchangeSignInCode(code: "x", verifier: "y") { token user { id } } }';

export const SIGNED_IN = [
  `mutation Update {
    updateProfile(input: { medicalCollege: "DMC", year: "4th", contactNumber: "+8801712345679", imageId: "801" }) ${USER}
  }`,
  `mutation Account { setWithdrawalAccount(method: BKASH, accountNumber: "01712345678") ${AFFILIATE} }`,
  `mutation Request { requestWithdrawal ${AFFILIATE} }`,
  `mutation Read { markNotificationRead(id: "92") ${NOTIFICATION} }`,
  `mutation ReadAll { markAllNotificationsRead ${NOTIFICATION} }`,
  'mutation LogOut { logOut }',
];

export const LIVE = `subscription Live { notificationAdded ${NOTIFICATION} }`;

/** Without a token. */
export const OPEN = [PUBLIC, HOME];

export const EVERY_DOCUMENT = [
  ...OPEN,
  ...QUESTIONS,
  VIEWER,
  ...SIGNING_IN,
  ONE_QUESTION,
  EXCHANGE,
  ...PAPERS,
  ...STUDY,
  ...SIGNED_IN,
  LIVE,
  ...Object.values(DOCUMENTS),
  ...DESK,
];
