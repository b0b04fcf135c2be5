import { expect } from 'vitest';
import { queryData, sendQuery } from '../testkit/graphql.ts';

/** Together these documents request every field of the desk. */

const PAGE = 'pageInfo { hasNextPage endCursor }';
const NAME = '{ userId name }';
const IMAGE = '{ publicId url }';
const HELD = '{ id name duration opens startsAt endsAt }';
const GRANT = '{ purchaseId duration price startsAt endsAt commission reviewReasons changed }';
const PERSON = '{ userId name email contactNumber role createdAt }';
const PURCHASE = `{
  id planId plan duration price boughtAt startsAt endsAt refundedAt complimentary refunded payments { id amount method reference payer note at by direction } state commission commissionState inReview
  referrer ${NAME}
}`;
const PAYOUT = '{ id userId name amount requestedAt method accountNumber accountChangedAt cautions blocks }';
const COMMISSION = `{
  purchaseId referrer ${NAME} buyer ${NAME} planId amount boughtAt state inReview reasons
}`;
const COUPON = '{ code share amount plans from until uses used oncePerPerson isOn }';
const BATCH = `{
  id plan duration price count used receipt createdAt by
  payment { id amount method reference payer note at by direction }
  codes { code usedAt usedBy ${NAME} isOn }
}`;
const MESSAGE = `{
  id version state title message titleBn messageBn to { group person ${NAME} years days role } sendAt createdAt sentAt by ${NAME} readers
}`;
const REBUILD = '{ state startedAt finishedAt corrected { records days questions states dueDates } }';
const JOB = '{ id kind isScheduled state attempts lastError nextRunAt lastDoneAt }';
const DECISION = '{ amount state changed }';
const ENTRY = `id version edited { at by ${NAME} }`;
const BANNER = `{ ${ENTRY} image ${IMAGE} alt }`;
const FAQ = `{ ${ENTRY} question answer hidden }`;
const PLAN = `{ ${ENTRY} name shortDescription prices { price duration } features advantages onSale }`;
const EBOOK = `{ ${ENTRY} name author category cover ${IMAGE} driveLink }`;
const SUBJECT = `{ ${ENTRY} name icon ${IMAGE} }`;
const TEXT = `subject list name date reviewer reviewedOn banner ${IMAGE} body explanationBn`;
const LISTED = `${ENTRY} isList ${TEXT} status author isMine changedAt lacks may published { ${TEXT} }`;
const TOPIC = `{ ${LISTED} history { version at by what comment changes { field before after } } }`;
const LEGAL = '{ id body updatedAt }';
const LIST_CHANGE = '{ changed totalQuestions }';
const IN_ANATOMY = 'kind: CHAPTER, prof: "_1", subject: "ANAT"';

const DAYS = 'from: "2026-01-01", to: "2026-12-31"';

const READS = {
  people: `query ($userId: ID!) { desk {
    people(text: "reader", first: 2) { edges { cursor node ${PERSON} } ${PAGE} }
    person(userId: $userId) {
      person ${PERSON} emailVerifiedAt medicalCollege session year hasAccess twoFactor referrer ${NAME} referred
      plans ${HELD} purchases ${PURCHASE}
    }
  } }`,
  money: `{ desk {
    withdrawals(first: 2) { edges { cursor node ${PAYOUT} } ${PAGE} }
    commissions(first: 2) { edges { cursor node ${COMMISSION} } ${PAGE} }
  } }`,
  coupons: `{ desk {
    coupons(first: 2) { edges { cursor node ${COUPON} } ${PAGE} }
    coupon(code: "none") ${COUPON}
    codeBatches(first: 2) { edges { cursor node { id } } ${PAGE} }
    codeBatch(id: "1") ${BATCH}
  } }`,
  news: `{ desk {
    notifications(first: 2) { edges { cursor node { id title message createdAt to ${NAME} } } ${PAGE} }
    events(first: 2) { edges { cursor node { id at by ${NAME} about ${NAME} action params call body status } } ${PAGE} }
    eventsCsv(action: "notification")
  } }`,
  messages: `{ desk {
    messages(state: SENT, first: 2) { edges { cursor node ${MESSAGE} } ${PAGE} }
    messagePreview(to: { group: PLAN_ENDS, days: 7 }, title: "Hello", message: "A word", titleBn: "ক", messageBn: "খ") {
      title message titleBn messageBn readers
    }
    profileYears { year readers }
  } }`,
  rebuild: `{ desk { studyRebuild ${REBUILD} } }`,
  backups: '{ desk { backups { state everyHours lastBackupAt lastRestoreAt runs { kind at bytes error } } } }',
  legal: `{ legalText(id: TERMS) ${LEGAL} desk { legalTexts ${LEGAL} } }`,
  jobs: `{ desk {
    jobs { kind waiting running failed nextRunAt lastDoneAt lastError }
    jobQueue(state: WAITING, first: 50) { edges { cursor node ${JOB} } ${PAGE} }
  } }`,
  sales: `{ desk { reports {
    sales(${DAYS}) { date plan method by ${NAME} sold amount refunded complimentary }
    readers(${DAYS}) { date active signedUp firstPurchases }
    readership(${DAYS}) { active signedUp bought }
    endingPlans endingPlanList(days: 366, first: 2) { edges { cursor node { person ${NAME} plan duration endsAt } } ${PAGE} total }
    csv(report: SALES, ${DAYS})
  } } }`,
  figures: `{ desk { reports {
    affiliates(${DAYS}, first: 2) {
      edges { cursor node { person ${NAME} referred purchases commission held earned paid } } ${PAGE}
    }
    coverage(prof: "_1", subject: "ANAT") { chapter sba mtf saq other answers }
    questions(first: 2) {
      edges { cursor node {
        id ref prof subject topic type answered facility discrimination statements { key answered facility discrimination } skips reports openReports
      } } ${PAGE} computedAt
    }
    authors(${DAYS}) { person ${NAME} drafts inReview submitted returned published daysToPublish }
  } } }`,
  lists: `{ desk {
    questionLists(${IN_ANATOMY}) { edges { cursor node { name boards totalQuestions hiddenQuestions } } ${PAGE} }
  } }`,
  entries: `{ desk { banners ${BANNER} faqs ${FAQ} plans ${PLAN} internshipSubjects ${SUBJECT} } }`,
  ebooks: `{ desk {
    ebooks(text: "a", first: 2) { edges { cursor node ${EBOOK} } ${PAGE} }
    ebook(id: "none") ${EBOOK}
  } }`,
  drafts: `{ desk {
    internshipDrafts(status: DRAFT, first: 2) { edges { cursor node { id name status } } ${PAGE} total }
  } }`,
  topics: `query ($subject: ID!) { desk { internshipTopics(subject: $subject) { ${LISTED} } } }`,
  topic: `query ($topic: ID!) { desk { internshipTopic(id: $topic) ${TOPIC} } }`,
};

const CHANGES = {
  grantPreview: `query ($userId: ID!, $planId: ID!, $duration: String) { desk {
    grantPreview(userId: $userId, planId: $planId, duration: $duration) ${GRANT}
  } }`,
  grant: `mutation ($userId: ID!, $planId: ID!, $duration: String) {
    grantPlan(userId: $userId, planId: $planId, duration: $duration, complimentary: "For a test") ${GRANT}
  }`,
  refundPreview: `query ($purchaseId: ID!) { desk {
    refundPreview(purchaseId: $purchaseId) { refund ${GRANT} plans ${HELD} }
  } }`,
  refund: `mutation ($purchaseId: ID!) { refundPurchase(purchaseId: $purchaseId) ${GRANT} }`,
  notificationPreview: `mutation ($userId: ID) {
    previewNotification(userId: $userId, title: "Hello", message: "A word") { title message readers }
  }`,
  notify: `mutation ($userId: ID) {
    sendNotification(userId: $userId, title: "Hello", message: "A word") { id title message isRead createdAt }
  }`,
  scheduleMessage: `mutation ($sendAt: DateTime!) {
    scheduleMessage(input: { to: { group: NEVER_BOUGHT }, title: "Hello", message: "A word", sendAt: $sendAt }) ${MESSAGE}
  }`,
  changeMessage: `mutation ($id: ID!, $version: Int!, $sendAt: DateTime!) {
    changeMessage(id: $id, version: $version, input: {
      to: { group: YEARS, years: ["3rd"] }, title: "Hello", message: "Two words", sendAt: $sendAt
    }) ${MESSAGE}
  }`,
  cancelMessage: `mutation ($id: ID!, $version: Int!) { cancelMessage(id: $id, version: $version) ${MESSAGE} }`,
  saveCoupon: `mutation {
    saveCoupon(input: { code: "WELCOME-25", share: 0.25, plans: ["trial"], from: "2026-11-12", uses: 100 }) ${COUPON}
  }`,
  checkCoupon: `mutation {
    checkCoupon(code: "WELCOME-25", plan: "trial", duration: "7 days") { valid amount discount reason }
  }`,
  createCodes: `mutation {
    createCodes(plan: "trial", duration: "7 days", count: 2, payment: { amount: 100, method: "cash", reference: "SLIP-1" })
  }`,
  switchCode: `mutation ($code: String!) { switchCode(batch: "1", code: $code, on: false) ${BATCH} }`,
  rebuild: `mutation { rebuildStudyRecord ${REBUILD} }`,
  retryJob: `mutation ($id: ID!) { retryJob(id: $id) ${JOB} }`,
  renameList: `mutation { renameQuestionList(${IN_ANATOMY}, name: "Thorax", to: "Chest", dryRun: true) ${LIST_CHANGE} }`,
  mergeLists: `mutation { mergeQuestionLists(${IN_ANATOMY}, name: "Thorax", into: "Abdomen", dryRun: true) ${LIST_CHANGE} }`,
  removeEmpty: `mutation {
    removeEmptyQuestionLists(kind: TOPIC, dryRun: true) { total lists { subjectKey board name } }
  }`,
  saveFaq: `mutation { saveFaq(faq: { id: "sign-in", question: "May I?", answer: "Yes." }) ${FAQ} }`,
  savePlan: `mutation {
    savePlan(plan: { id: "trial", name: "Trial", shortDescription: "A week", prices: [{ price: 50, duration: "7 days" }] })
      ${PLAN}
  }`,
  saveEbook: `mutation {
    saveEbook(ebook: { id: "hut", name: "A book", author: "Somebody", category: "Surgery", driveLink: "https://example.com/" })
      ${EBOOK}
  }`,
  moveEbook: 'mutation { moveEntry(kind: EBOOK, id: "hut") }',
  saveSubject: `mutation { saveInternshipSubject(subject: { id: "eyes", name: "Eyes" }) ${SUBJECT} }`,
  saveLegalText: `mutation { saveLegalText(id: TERMS, body: "<p>Ours.</p>") ${LEGAL} }`,
  saveTopic: `mutation {
    saveInternshipTopic(topic: { id: "red-eye", subject: "eyes", name: "Red eye", date: "2026-11-24", body: "<p>Look first.</p>", explanationBn: "<p>আগে দেখুন।</p>" }) ${TOPIC}
  }`,
  submitTopic: `mutation ($version: String!) { submitInternshipTopic(id: "red-eye", version: $version) ${TOPIC} }`,
  returnTopic: `mutation ($version: String!) {
    returnInternshipTopic(id: "red-eye", version: $version, comment: "Say when to refer.") ${TOPIC}
  }`,
  undoTopic: `mutation ($version: String!) { undoInternshipTopic(id: "red-eye", version: $version) ${TOPIC} }`,
};

/** Of what the sample content does not have: refused, in the words of the contract. */
const REFUSED = [
  `mutation { approveInternshipTopic(id: "red-eye", version: "none") ${TOPIC} }`,
  `mutation { completeWithdrawal(userId: "NOBODY", id: 1, force: true, payment: { amount: 1, method: "cash", reference: "1" }) ${DECISION} }`,
  `mutation { rejectWithdrawal(userId: "NOBODY", id: 1, reason: "No") ${DECISION} }`,
  `mutation { approveCommission(purchaseId: 999999) ${DECISION} }`,
  `mutation { refuseCommission(purchaseId: 999999, reason: "No") ${DECISION} }`,
  `mutation { saveBanner(banner: { id: "new", imageId: "none", alt: "Nothing" }) ${BANNER} }`,
  'mutation { orderEntries(kind: FAQ, ids: ["sign-in"]) }',
];
const REMOVE = 'mutation ($id: ID!, $version: String!) { removeEntry(kind: FAQ, id: $id, version: $version) }';

export const DESK = [...Object.values(READS), ...Object.values(CHANGES), ...REFUSED, REMOVE];

/** An administrator works at the desk through the graph. */
export async function walkThroughDesk(url: string, token: string, userId: string): Promise<void> {
  const run = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    queryData<Data>(url, query, { variables, token });
  type Entries = { desk: { plans: { id: string; prices: { duration: string }[] }[] } };
  const { desk } = await run<Entries>(READS.entries);
  const [plan] = desk.plans;
  const buyer = { userId, planId: plan!.id, duration: plan!.prices[0]!.duration };
  await run(CHANGES.grantPreview, buyer);
  const { grantPlan } = await run<{ grantPlan: { purchaseId: string } }>(CHANGES.grant, buyer);
  await run(CHANGES.refundPreview, grantPlan);
  await run(CHANGES.refund, grantPlan);
  await run(CHANGES.notificationPreview, { userId });
  await run(CHANGES.notify, { userId });
  const sendAt = new Date(Date.now() + 86_400_000).toISOString();
  type Message = { id: string; version: number };
  const { scheduleMessage } = await run<{ scheduleMessage: Message }>(CHANGES.scheduleMessage, { sendAt });
  const written = { ...scheduleMessage, sendAt };
  const { changeMessage } = await run<{ changeMessage: Message }>(CHANGES.changeMessage, written);
  await run(CHANGES.cancelMessage, changeMessage);
  await run(CHANGES.rebuild);
  type Jobs = { desk: { jobQueue: { edges: { node: { id: string } }[] } } };
  const { jobQueue } = (await run<Jobs>(READS.jobs)).desk;
  // The oldest waits for its hour. One that was just added may be running by now.
  await run(CHANGES.retryJob, jobQueue.edges.at(-1)!.node);
  for (const change of [CHANGES.renameList, CHANGES.mergeLists, CHANGES.removeEmpty]) await run(change);
  const { saveFaq } = await run<{ saveFaq: { id: string; version: string } }>(CHANGES.saveFaq);
  const {
    savePlan,
    saveCoupon,
    checkCoupon,
    createCodes,
    switchCode,
    saveEbook,
    moveEbook,
    saveSubject,
    saveTopic,
    saveLegalText,
  } = CHANGES;
  for (const change of [savePlan, saveCoupon, checkCoupon]) await run(change);
  type Topic = { version: string };
  const [code] = (await run<{ createCodes: string[] }>(createCodes)).createCodes;
  await run(switchCode, { code });
  for (const change of [saveEbook, moveEbook, saveSubject, saveLegalText]) await run(change);
  let { saveInternshipTopic: topic } = await run<{ saveInternshipTopic: Topic }>(saveTopic);
  for (const step of [CHANGES.submitTopic, CHANGES.returnTopic, CHANGES.undoTopic]) {
    [topic] = Object.values(await run<Record<string, Topic>>(step, topic)) as [Topic];
  }
  await run(READS.topics, { subject: 'eyes' });
  await run(READS.topic, { topic: 'red-eye' });
  const { people, money, coupons, news, messages, rebuild, backups, legal, sales, figures, lists, ebooks, drafts } =
    READS;
  const reads = [
    people,
    money,
    coupons,
    news,
    messages,
    rebuild,
    backups,
    legal,
    sales,
    figures,
    lists,
    ebooks,
    drafts,
  ];
  for (const read of reads) await run(read, { userId });
  for (const query of REFUSED) expect((await sendQuery(url, query, { token })).errors).toHaveLength(1);
  await run(REMOVE, saveFaq);
}
