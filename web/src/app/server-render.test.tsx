// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { BoardsDocument } from '../questions/boards/boards.generated.ts';
import { ListHeadingDocument } from '../questions/list/list-heading.generated.ts';
import { YearQuestionsDocument } from '../questions/list/year-questions.generated.ts';
import { boards, subjectNames } from '../questions/test-graph.ts';
import { listPage } from '../questions/test-questions.ts';
import { App } from './App.tsx';
import { preloadRoute } from './routes.tsx';

const newClient = () => createClient({ uri: 'http://localhost/graphql', ssrMode: true });

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
    data: { boards, boardSubject: subjectNames },
  });
  client.writeQuery({
    query: YearQuestionsDocument,
    variables: { ...codes, year: 2024, page: 1 },
    data: { boardSubject: { ...subjectNames, yearQuestions: list } },
  });
  return client;
}

describe('on a server, without window and storage', () => {
  it('there is none of both', () => expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']));

  it('the boards are in the HTML', async () => {
    const client = newClient();
    client.writeQuery({ query: BoardsDocument, data: { boards } });
    const html = await page('/board-question', client);
    expect(html).toContain('<title>Board questions · ProffBank</title>');
    expect(html).toContain('href="/board-question/DHK"');
    expect(html).toContain('Chittagong');
  });

  it('the questions are in the HTML, their key is not', async () => {
    const html = await page('/board-question/DHK/_1/ANAT/2024', clientWithQuestions('Which nerve?'));
    expect(html).toContain('Which nerve?');
    expect(html).toContain('2024 questions');
    expect(html).toContain('Musculocutaneous');
    expect(html).not.toMatch(/Reason|Remember|Because/);
  });

  it('markup is shown as text, or as the sanitiser of the server gives it', async () => {
    const client = clientWithQuestions('CO<sub>2</sub><img src=x onerror=alert(1)>');
    const address = '/board-question/DHK/_1/ANAT/2024';
    expect(await page(address, client)).not.toContain('onerror');
    expect(await page(address, client, (html) => html.replace(/<img[^>]*>/, ''))).toContain('CO<sub>2</sub>');
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

  it('of a profile there is only the place', async () => {
    const html = await page('/profile');
    expect(html).toContain('Profile</h1>');
    expect(html).not.toContain('<input');
  });

  it.each(['/', '/board-question/DHK', '/board-question/DHK/_1', '/board-question/DHK/_1/ANAT', '/nope'])(
    '%s renders before its data is there',
    async (address) => expect(await page(address)).toContain('<main'),
  );
});
