import { DESK } from './desk.ts';
import { ORDERS } from './orders.ts';
import { DOCUMENTS } from './studio.ts';
import { TWO_FACTOR } from './two-factor.ts';
import { FEATURE_DOCUMENTS } from '../../gateway/src/testing/documents.ts';

/** Together these documents request every field of the graph. */

const QUESTION_PAGE = `{
  questions {
    id ref type stem options { key text correct reason } parts { label text marks points }
    explanation explanationBn takeAway references topic appearances { board year sitting } origin
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
  id userId name email contactNumber medicalCollege year userType authType profileImage ${IMAGE} hasFullAccess language
  plans { id name duration opens startsAt endsAt }`;
const USER = `{ ${ACCOUNT} affiliate ${AFFILIATE} notifications ${NOTIFICATION} }`;

const PUBLIC = `query Public($subjectId: ID!, $topicId: ID!, $articleId: ID!) {
  banners ${BANNER} boards ${BOARD} board(code: "DHK") ${BOARD} professionalYears { code name subjects { code name ${CURRICULA} } }
  questionSets ${CARD} faqs ${FAQ} plans ${PLAN} ebooks ${EBOOK} googleSignIn
  referrer(userId: "RAHIMA7") { firstName }
  internshipSubjects ${SUBJECT}
  internshipSubject(id: $subjectId) ${SUBJECT}
  internshipSubTopics(topicId: $topicId) ${TOPIC}
  internshipArticle(id: $articleId) { id topicName banner ${IMAGE} date review { version author reviewer reviewedOn } body explanationBn }
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
  ...FEATURE_DOCUMENTS,
  ...SIGNED_IN,
  LIVE,
  ...Object.values(DOCUMENTS),
  ...DESK,
  ...ORDERS,
  ...TWO_FACTOR,
];
