// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { createCache } from './cache.ts';
import { ChapterHeadingDocument } from '../features/question-sets/chapter-heading.generated.ts';
import { ChapterQuestionsDocument } from '../features/question-sets/chapter-questions.generated.ts';
import { HomeDocument } from '../features/home/index.ts';
import { homeParts } from '../testing/home.ts';
import { BoardsDocument } from '../features/questions/boards/boards.generated.ts';
import { ListHeadingDocument } from '../features/questions/list/list-heading.generated.ts';
import { YearQuestionsDocument } from '../features/questions/list/year-questions.generated.ts';
import { boards, features, subjectNames } from '../testing/graph.ts';
import { listPage } from '../testing/questions.ts';
import { App } from './App.tsx';
import { preloadRoute } from './routes.ts';

const anatomy = { __typename: 'Subject' as const, code: 'ANAT', name: 'Anatomy' };
const newClient = () => createClient({ uri: 'http://localhost/graphql', cache: createCache(), ssrMode: true });

async function page(address: string, client = newClient(), sanitize?: (html: string) => string) {
  await preloadRoute(address);
  return renderToString(
    <StaticRouter location={address}>
      <App client={client} {...(sanitize && { sanitize })} />
    </StaticRouter>,
  );
}

function clientWithQuestions(stem: string) {
  const client = newClient();
  const list = listPage(3);
  const codes = { board: 'DHK', prof: '_1', subject: 'ANAT' };
  list.questions[0]!.stem = stem;
  client.writeQuery({
    query: ListHeadingDocument,
    variables: codes,
    data: { features, boards, boardSubject: subjectNames },
  });
  client.writeQuery({
    query: YearQuestionsDocument,
    variables: { ...codes, year: 2024, page: 1 },
    data: { boardSubject: { ...subjectNames, yearQuestions: list } },
  });
  return client;
}

describe('on the server', () => {
  it('there is no window and no document', () =>
    expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']));

  it('boards are in the HTML', async () => {
    const client = newClient();
    client.writeQuery({ query: BoardsDocument, data: { boards } });
    const html = await page('/board-question', client);
    expect(html).toContain('<title>Board questions · ProffBank</title>');
    expect(html).toContain('href="/board-question/DHK"');
    expect(html).toContain('Chittagong');
  });

  it('the whole home page is in the HTML', async () => {
    const client = newClient();
    client.writeQuery({ query: HomeDocument, data: { home: homeParts } });
    const html = await page('/', client);
    expect(html).toContain('<title>Home · ProffBank</title>');
    for (const text of [
      'Trusted Medical',
      'Banner one',
      'Dhaka',
      '4th Proff',
      'Emergencies',
      'Book a',
      'Question 1?',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('Tk\u00a01,499');
    expect(html).not.toContain('inert');
  });

  it('questions are in the HTML, their key is not', async () => {
    const html = await page('/board-question/DHK/_1/ANAT/2024', clientWithQuestions('Which nerve?'));
    expect(html).toContain('Which nerve?');
    expect(html).toContain('2024 questions');
    expect(html).toContain('Musculocutaneous');
    expect(html).not.toMatch(/Reason|Remember|Because/);
  });

  it("a chapter's questions, name and description are in the HTML", async () => {
    const client = newClient();
    const years = [{ __typename: 'ProfessionalYear' as const, code: '_1', name: '1st Proff', subjects: [anatomy] }];
    const chapter = { __typename: 'Chapter' as const, id: '_1-ANAT-7' };
    client.writeQuery({
      query: ChapterHeadingDocument,
      variables: { id: chapter.id },
      data: { boards, professionalYears: years, chapter: { ...chapter, name: 'Thorax' } },
    });
    client.writeQuery({
      query: ChapterQuestionsDocument,
      variables: { id: chapter.id, page: 1 },
      data: { chapter: { ...chapter, questions: listPage(3) } },
    });
    const html = await page('/questions-set/_1/ANAT/chapter/_1-ANAT-7', client);
    expect(html).toContain('<title>Thorax, Anatomy · ProffBank</title>');
    expect(html).toContain('content="Questions on Thorax, Anatomy, with answers."');
    expect(html).toContain('Which nerve is injured?');
    expect(html).not.toMatch(/Reason|Remember|Because/);
  });

  it.each([
    ['/login', 'Log in', 'Password'],
    ['/sign-up', 'Sign up', 'Confirm password'],
    ['/forgot-password', 'Forgot password', 'Email'],
    ['/reset-password', 'New password', 'OTP'],
  ])('%s has its form in the HTML', async (address, title, label) => {
    const html = await page(address);
    expect(html).toContain(`<title>${title} · ProffBank</title>`);
    expect(html).toContain(`>${label}</label>`);
  });

  it.each([['/search', 'Search', 'Try one of these']])(
    '%s is complete in the HTML without data',
    async (address, title, text) => {
      const html = await page(address);
      expect(html).toContain(`<title>${title} · ProffBank</title>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).toContain(text);
    },
  );

  it('a profile is a placeholder', async () => {
    const html = await page('/profile');
    expect(html).toContain('Profile</h1>');
    expect(html).not.toContain('<input');
  });

  it.each([
    '/',
    '/board-question/DHK',
    '/board-question/DHK/_1',
    '/board-question/DHK/_1/ANAT',
    '/questions-set',
    '/questions-set/_1',
    '/questions-set/_1/ANAT',
    '/questions-set/_1/ANAT/chapter/_1-ANAT-7#ANAT-000001',
    '/internship',
    '/internship/emergency',
    '/internship/emergency/shock',
    '/internship/emergency/shock/septic',
    '/internship/emergency/skip/asthma',
    '/search?q=heart',
    '/e-book',
    '/subscription',
    '/nope',
  ])('%s renders without its data', async (address) => expect(await page(address)).toContain('<main'));
});
