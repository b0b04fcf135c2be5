// @module-tag long
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Parameter } from 'schema/rest/document.ts';
import { restContract } from 'schema/rest/contract.ts';
import { article, newEditor } from './testing/content-import.ts';
import { hostileText, inputsOf, jsonBodyOf } from './testing/inputs.ts';
import { newPerson, PASSWORD } from './testing/people.ts';
import { newSba, studioCalls } from './testing/studio.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from './testing/index.ts';

const RUNS = 15;
// Each costs a run of the password hash.
const FEW_RUNS = 6;
const COSTLY = ['signUp', 'logIn', 'resetPassword'];
const contract = restContract();
const { document, operations } = contract;
let api: TestApi;
let tokens: Record<'user' | 'admin' | 'studio', (string | undefined)[]>;
let inputs: ReturnType<typeof inputsOf>;
let calls = 0;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: 21 }, (_, index) => sampleSba(index + 1)),
  );
  const editor = await newEditor(api);
  const folder = {
    'plans.json': [
      {
        id: 'monthly',
        name: 'Monthly',
        short_description: 'Short.',
        plans: [{ price: 300, duration: '1 month' }],
        features: ['All'],
        advantages: ['Now'],
        status: true,
      },
    ],
    'faqs.json': [{ id: 'free', question: 'What is free?', answer: 'Page 1.' }],
    'internship/subjects.json': [{ id: 'emergency', subject: 'Emergencies' }],
    'internship/emergency/burns.md': article('Burns'),
    'internship/emergency/shock/topic.json': { topic_name: 'Shock' },
    'internship/emergency/shock/septic-shock.md': article('Septic shock'),
  };
  const published = await editor.publish(folder);
  if (published.status !== 200) throw new Error(`content was refused: ${JSON.stringify(published.body)}`);
  const person = await newPerson(api);
  const full = await api.signIn({ accessDoc: 'all' });
  await api.call('POST', '/admin/notifications', {
    token: editor.token,
    body: { all: true, title: 'A', message: 'B' },
  });
  const studio = studioCalls(api, await api.signIn({ role: 'ADMIN' }));
  const draft = await studio.start(newSba(1));
  tokens = {
    user: [person.token, person.token, full, undefined, 'no.token'],
    studio: [
      await api.signIn({ role: 'ADMIN' }),
      await api.signIn({ role: 'ADMIN' }),
      await api.signIn({ role: 'REVIEWER' }),
      await api.signIn({ role: 'AUTHOR' }),
      person.token,
    ],
    admin: [editor.token, editor.token, editor.token, person.token, undefined],
  };
  const chapters = await api.get('/bank/Anatomy/chapter/_1-ANAT');
  inputs = inputsOf(document, {
    id: [person.userId, person.id, '1', 'emergency', 'burns', 'shock', 'septic-shock', draft._id],
    user_id: [person.userId],
    key: ['DHK_1-ANAT'],
    subject_id: ['DHK_1-ANAT'],
    subjectId: ['_1-ANAT'],
    year: ['2024'],
    topic_name: ['Heart'],
    chapterId: [String(chapters.body.data[0]?._id)],
    q: ['heart', 'Which structure'],
    email: [person.email],
    password: [PASSWORD],
    confirmPassword: [PASSWORD],
    plan: ['monthly'],
    duration: ['1 month'],
    page: ['1', '2'],
    since: ['0', '1'],
    format: ['jsonl', 'csv'],
    publicId: ['A'.repeat(22)],
  });
});
afterAll(() => api.close());

const kindOf = (template: string) =>
  (['admin', 'studio'] as const).find((kind) => template.startsWith(`/${kind}`)) ?? 'user';

type Values = { parameter: Parameter; texts: string[] };

/** The address of a call with raw parameters; undefined if they would change the path. */
function addressOf(template: string, parameters: Values[]): string | undefined {
  const query = new URLSearchParams();
  let path = template;
  for (const { parameter, texts } of parameters) {
    if (parameter.in === 'query') texts.forEach((text) => query.append(parameter.name, text));
    if (parameter.in !== 'path') continue;
    const [text = ''] = texts;
    if (text === '' || /^\.{1,2}$/.test(text)) return undefined;
    path = path.replace(`{${parameter.name}}`, encodeURIComponent(text));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** A body of the type that a call reads, or of another. */
function bodyOf(types: string[], body: unknown, text: string): { body?: unknown; headers?: Record<string, string> } {
  if (types.includes('application/json')) return { body: text.length % 7 === 3 ? text : (JSON.stringify(body) ?? '') };
  if (types.includes('multipart/form-data')) {
    const form = new FormData();
    form.append(text.length % 2 ? 'url' : text, new Blob([text]), 'picture.png');
    return { body: form };
  }
  return types.length > 0 ? { body: text, headers: { 'content-type': 'application/octet-stream' } } : {};
}

describe('whatever is sent, openapi.yml describes the response, and it is never a 5xx', () => {
  test.each(operations.map((one) => [one.operation.operationId, one] as const))('%s', async (name, found) => {
    const { method, template, operation } = found;
    const parameters = contract.parametersOf(found).filter((one) => one.in !== 'header');
    const schema = jsonBodyOf(operation);
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...parameters.map((parameter) => inputs.parameter(parameter).map((texts) => ({ parameter, texts })))),
        schema ? inputs.body(schema) : fc.constant(undefined),
        hostileText,
        fc.nat(4),
        async (parameters, body, text, caller) => {
          const path = addressOf(template, parameters);
          if (path === undefined) return;
          calls += 1;
          const { status } = await api.call(method, path, {
            // Signing out would end the session of all later calls.
            token: name === 'logOut' ? 'no.token' : tokens[kindOf(template)][caller],
            ip: `10.${caller}.${calls >> 8}.${calls & 255}`,
            ...bodyOf(Object.keys(operation.requestBody?.content ?? {}), body, text),
          });
          // The testkit has checked the response against the document.
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: COSTLY.includes(name) ? FEW_RUNS : RUNS },
    );
  });
});
