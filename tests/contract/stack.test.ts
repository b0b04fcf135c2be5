import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendQuery, queryData } from '../testkit/graphql.ts';
import { startApi } from '../testkit/stack.ts';
import { OPEN, QUESTIONS, SIGNED_IN, SIGNING_IN, VIEWER } from './every-field.ts';
import { FEATURE_DOCUMENTS, REVIEW_DOCUMENTS } from '../../gateway/src/testing/documents.ts';
import { startRecorder } from './recorder.ts';
import { signUpWithRoles } from '../testkit/roles.ts';
import { walkThroughDesk } from './desk.ts';
import { callAsProvider, PAYMENT_SETTINGS, walkThroughOrders } from './orders.ts';
import { walkThroughPacks } from './packs.ts';
import { walkThroughStudio } from './studio.ts';
import { walkThroughTwoFactor } from './two-factor.ts';
import { restContract } from 'schema/rest/contract.ts';
import { startGatewayFor } from './section-7/gateway.ts';

// No field of the graph makes these calls: Google and images are proxied, the rest is for administrators.
const NOT_OF_THE_GRAPH = /^(?:listContentFaqs|setOutToGoogle|comeBackFromGoogle|storeImage|readImage|readD\w+)$/;

let api: Awaited<ReturnType<typeof startApi>>;
let recorder: Awaited<ReturnType<typeof startRecorder>>;
let gateway: Awaited<ReturnType<typeof startGatewayFor>>;
beforeAll(async () => {
  api = await startApi(PAYMENT_SETTINGS);
  recorder = await startRecorder(api.rest);
  gateway = await startGatewayFor(recorder.rest);
});
afterAll(async () => {
  await gateway.stop();
  await recorder.close();
  await api.stop();
});

type Found = {
  internshipSubjects: { id: string; topics: { id: string; isList: boolean }[] }[];
  chapters: { id: string }[];
  boardSubject: { topics: string[]; years: number[] };
  question: { id: string };
};
const FIND = `{
  internshipSubjects { id topics { id isList } }
  chapters(prof: "_1", subject: "ANAT") { id }
  boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topics years }
  question(ref: "ANAT-000001") { id }
}`;

test('all traffic between gateway and api matches openapi.yml', async () => {
  const content = await queryData<Found>(gateway.url, FIND);
  const topics = content.internshipSubjects.flatMap((subject) => subject.topics);
  const variables = {
    subjectId: content.internshipSubjects[0]!.id,
    topicId: topics.find(({ isList }) => isList)!.id,
    articleId: topics.find(({ isList }) => !isList)!.id,
    chapter: content.chapters[0]!.id,
    topic: content.boardSubject.topics[0]!,
    year: content.boardSubject.years[0]!,
    ref: 'ANAT-000001',
    id: content.question.id,
  };
  const roles = await signUpWithRoles(gateway.url, api);
  const statuses = await walkThroughStudio(gateway.url, roles, content.question.id);
  expect(statuses).toEqual(['DRAFT', 'DRAFT', 'RETURNED', 'IN_REVIEW', 'PUBLISHED', 'RETIRED', 'PUBLISHED']);
  const { viewer } = await queryData<{ viewer: { userId: string } }>(gateway.url, '{ viewer { userId } }', {
    token: roles.reader,
  });
  await walkThroughDesk(gateway.url, roles.administrator, viewer.userId);
  expect(await walkThroughOrders(gateway.url, roles)).toEqual(['PAID', 'CANCELLED', 'PAID']);
  expect(await callAsProvider(gateway.url)).toEqual([303, 303, 200]);
  await walkThroughTwoFactor(gateway.url, roles, viewer.userId);
  expect(await walkThroughPacks(gateway.url)).toEqual([200, 200]);
  for (const query of SIGNING_IN) await sendQuery(gateway.url, query, { variables });
  const logIn = 'mutation { logIn(email: "new@example.com", password: "s3cret-word") { token } }';
  const { logIn: session } = await queryData<{ logIn: { token: string } }>(gateway.url, logIn);
  // Administrators may read lists past the first page.
  for (const token of [session.token, api.adminToken, undefined]) {
    for (const query of [...OPEN, ...QUESTIONS, VIEWER, ...FEATURE_DOCUMENTS, ...SIGNED_IN]) {
      const { errors } = await sendQuery(gateway.url, query, { variables, ...(token && { token }) });
      if (token === session.token && REVIEW_DOCUMENTS.includes(query)) expect(errors, query).toBeUndefined();
    }
  }
  const contract = restContract();
  const wrong = recorder.exchanges.flatMap(({ method, path, sent, answered }) => [
    ...contract.callProblems({ method, path, ...sent }).map((text) => `${method} ${path}: ${text}`),
    ...contract.responseProblems({ method, path, ...answered }).map((text) => `${method} ${path} -> ${text}`),
  ]);
  expect(wrong).toEqual([]);

  const made = new Set(
    recorder.exchanges.map(({ method, path }) => contract.find(method, path.split('?')[0]!)?.operation.operationId),
  );
  const missed = contract.operations
    // Administration is not in the graph.
    .filter(({ template }) => !template.startsWith('/admin/'))
    .map(({ operation }) => operation.operationId)
    .filter((name) => !made.has(name) && !NOT_OF_THE_GRAPH.test(name));
  expect(missed).toEqual([]);
});
