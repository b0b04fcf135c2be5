// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { boards, features, subjectNames } from '../testing/graph.ts';
import { listPage } from '../testing/questions.ts';
import { createRenderer, type Execute } from './entry.tsx';
import { template } from '../testing/template.ts';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const renderer = await createRenderer({ template, manifest: {}, origin: 'https://bank.example' });

/** A graph that answers by operation; null is NOT_FOUND, undefined an upstream that is down. */
function graph(answers: Record<string, object | null | undefined>) {
  const execute = vi.fn<Execute>(async ({ operationName = '' }) => {
    const data = answers[operationName];
    if (data) return { data: data as Record<string, unknown> };
    const code = data === null ? 'NOT_FOUND' : 'UPSTREAM_UNAVAILABLE';
    return { data: null, errors: [{ message: 'No', extensions: { code } }] };
  });
  return execute;
}

const typed = (list: ReturnType<typeof listPage>) => ({
  boardSubject: { __typename: 'BoardSubject', id: subjectNames.id, yearQuestions: list },
});
const heading = { features, boards, boardSubject: subjectNames };
const withYear = (list = listPage(3)) => graph({ ListHeading: heading, YearQuestions: typed(list) });

const stateOf = (html: string) => {
  const [, json = 'null'] = /<script type="application\/json" id="page-state">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as Record<string, unknown> | null;
};
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));

describe('a page', () => {
  it('has its questions and their data', async () => {
    const execute = withYear();
    const { status, html } = await renderer.render(YEAR, 'en', execute);
    expect(status).toBe(200);
    expect(html).toContain('Musculocutaneous');
    expect(html).not.toContain('class="shell"');
    expect(Object.keys(stateOf(html)!)).toContain('ROOT_QUERY');
    expect(html).toContain('/papers/new?board=DHK&amp;prof=_1&amp;subject=ANAT&amp;year=2024');
    expect(execute).toHaveBeenCalledTimes(2);
  });

  it('has a head for search engines and link previews', async () => {
    const head = headOf((await renderer.render(YEAR, 'en', withYear())).html);
    for (const tag of [
      '<title>2024 questions, Anatomy, Dhaka · ProffBank</title>',
      '<link rel="canonical" href="https://bank.example/board-question/DHK/_1/ANAT/2024"/>',
      '<meta property="og:title" content="2024 questions, Anatomy, Dhaka"/>',
      '<meta property="og:url" content="https://bank.example/board-question/DHK/_1/ANAT/2024"/>',
      '<meta property="og:image" content="https://bank.example/share.png"/>',
      '<meta property="og:type" content="website"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(head).toContain(tag);
    expect(head.match(/<title/g)).toHaveLength(1);
    expect(head.match(/name="description"/g)).toHaveLength(1);
    expect(/name="description" content="([^"]*)"/.exec(head)?.[1]).toBe(
      /property="og:description" content="([^"]*)"/.exec(head)?.[1],
    );
  });

  it('preloads the sanitiser, which its hydration waits for, where it has text that needs one', async () => {
    const sanitizer = { 'src/components/sanitizer/browser-sanitizer.ts': { file: 'assets/sanitizer-1.js' } };
    const { render } = await createRenderer({ template, manifest: sanitizer, origin: 'https://bank.example' });
    const list = listPage(3);
    const table = '<table><tbody><tr><td>pH</td><td>7.1</td></tr></tbody></table>';
    const questions = list.questions.map((question) => ({ ...question, stem: table }));
    expect((await render(YEAR, 'en', withYear({ ...list, questions }))).html).toContain('/assets/sanitizer-1.js');
    expect((await render(YEAR, 'en', withYear())).html).not.toContain('/assets/sanitizer-1.js');
  });

  it('is the same text for the same data in any order', async () => {
    const slowHeading: Execute = async (operation) => {
      if (operation.operationName === 'ListHeading') await new Promise((resolve) => setTimeout(resolve, 20));
      return withYear()(operation);
    };
    expect((await renderer.render(YEAR, 'en', slowHeading)).html).toBe(
      (await renderer.render(YEAR, 'en', withYear())).html,
    );
  });

  it('runs only the build’s script', async () => {
    const { html } = await renderer.render(YEAR, 'en', withYear());
    const scripts = html.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      '<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js">',
      '<script type="application/json" id="page-state">',
    ]);
  });

  describe('with its style sheets at hand', () => {
    const sheets = ['index-1', 'list-1'].map(
      (name) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`,
    );
    const vendor = '<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">';
    const build = {
      template: template.replace('</head>', `${vendor}${sheets.join('')}</head>`),
      manifest: {},
      origin: 'https://bank.example',
    };
    const css = ['/assets/index-1.css', '@layer base{main{color:red}}.absent{color:red}'] as const;
    const ofList = ['/assets/list-1.css', 'article{color:red}.absent{color:red}'] as const;
    const documentWith = async (styles: ReadonlyMap<string, string>, page = YEAR) => {
      const { render, scriptHash } = await createRenderer({ ...build, styles });
      return { html: (await render(page, 'en', withYear())).html, scriptHash };
    };

    it('has what it needs of them inline, those with layers whole, and nothing that its first paint waits for', async () => {
      const { html } = await documentWith(new Map([css, ofList]));
      expect(html).toContain(`<style>${css[1]}article{color:red}</style></head>`);
      expect(html).not.toMatch(/<script[^>]* src=|rel="(?:stylesheet|modulepreload)"/);
    });

    it('has one script, which its policy allows by its hash and which loads the other files', async () => {
      const { html, scriptHash } = await documentWith(new Map([css, ofList]));
      const [, files, script] = /<script data-files="([^"]*)">([\s\S]*?)<\/script>/.exec(html)!;
      expect(scriptHash).toBe(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
      // A slow device may paint before the body's end, and the script reserves room.
      expect(html.indexOf('data-files')).toBeLessThan(html.indexOf('</head>'));
      expect(JSON.parse(files!.replaceAll('&quot;', '"'))).toEqual({
        styles: ['/assets/list-1.css'],
        scripts: ['/assets/vendor-1.js', '/assets/index-1.js'],
        preloads: ['/assets/vendor-1.js', '/assets/index-1.js'],
      });
    });

    it('links to them all if one cannot be read', async () => {
      for (const styles of [new Map([css]), new Map([css, ['/assets/list-1.css', 'article{'] as const])]) {
        const { html } = await documentWith(styles);
        expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
        expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js">');
        expect(html).not.toContain('data-files');
      }
    });

    it('starts its scripts at once where the browser renders it', async () => {
      const { html } = await documentWith(new Map([css, ofList]), `${YEAR}?`);
      expect(html).toContain('<script type="module" crossorigin src="/assets/index-1.js">');
      for (const sheet of sheets) expect(html).toContain(sheet);
    });
  });
});

describe('the status', () => {
  it.each([
    ['an unknown board', '/board-question/XYZ', { Board: { board: null } }],
    [
      'an unknown professional year',
      '/board-question/DHK/_9',
      { Board: { board: { ...boards[0], professionalYears: [] } } },
    ],
    ['a year that has no questions', YEAR, { ListHeading: heading, YearQuestions: null }],
    ['a year that is none', '/board-question/DHK/_1/ANAT/soon', {}],
    ['no route', '/*?', {}],
  ])('of %s is 404, and not to be indexed', async (_, page, answers) => {
    const { status, html } = await renderer.render(page, 'en', graph(answers));
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|og:/);
  });

  it('fails when data cannot be loaded', async () => {
    await expect(renderer.render(YEAR, 'en', graph({ ListHeading: heading }))).rejects.toThrow('could not be loaded');
    await expect(renderer.render(YEAR, 'en', () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'could not be loaded',
    );
  });
});

describe('only the head is rendered', () => {
  it.each([
    ['a later page', YEAR, 'page=2'],
    ['a range', YEAR, 'from=1&to=5'],
    ['what a page may read from its address', '/board-question', 'anything=1'],
    ['an account page', '/login', ''],
  ])('of %s', async (_, path, query) => {
    const page = renderer.pageOf(path, query)!;
    const answers = {
      ListHeading: heading,
      YearQuestions: typed(listPage(3)),
      Boards: { boards },
      GoogleSignIn: { googleSignIn: true },
    };
    const { status, html } = await renderer.render(page, 'en', graph(answers));
    expect(status).toBe(200);
    expect(html).toContain('class="shell"');
    expect(stateOf(html)).toBeNull();
    expect(headOf(html)).toMatch(/<title>[^<]+ · ProffBank<\/title>/);
    expect(html.includes('noindex')).toBe(path === '/login');
  });
});

describe('an invitation', () => {
  const invited = async (referrer: object | null | undefined, query = 'aff_ref=KARIM-1') => {
    const execute = graph({
      GoogleSignIn: { googleSignIn: false },
      Referrer: referrer === undefined ? undefined : { referrer },
    });
    const { status, html } = await renderer.render(renderer.pageOf('/sign-up', query)!, 'en', execute);
    return { status, head: headOf(html), html, execute };
  };
  const nusrat = { __typename: 'Referrer', firstName: 'Nusrat' };

  it('names the referrer in its preview', async () => {
    const { status, head, execute } = await invited(nusrat, 'utm_source=chat&aff_ref=KARIM-1');
    expect(status).toBe(200);
    expect(execute).toHaveBeenCalledWith(expect.objectContaining({ variables: { userId: 'KARIM-1' } }));
    expect(head).toContain('<meta property="og:title" content="Nusrat invites you to ProffBank"/>');
    expect(head.match(/og:title/g)).toHaveLength(1);
    expect(head).toContain('<meta property="og:description" content="Practise board questions');
    expect(head).toContain('noindex');
  });

  it('is a friend’s without a known referrer', async () => {
    const { status, head } = await invited(null);
    expect(status).toBe(200);
    expect(head).toContain('<meta property="og:title" content="A friend invites you to ProffBank"/>');
  });

  it.each(['"><script>alert(1)</script>', "'><img src=x onerror=alert(1)>", '$& <!--<script>'])(
    'of one called %j stays text',
    async (firstName) => {
      const { html } = await invited({ ...nusrat, firstName });
      expect(html).not.toMatch(/<script>|<img src=x|<!--<script/);
      expect(html.match(/<script/g)).toHaveLength(1);
    },
  );
});

describe('addresses', () => {
  it.each([
    ['/', '', '/'],
    ['/', 'utm_source=x&fbclid=y', '/'],
    ['/board-question/', '', '/board-question'],
    [YEAR, 'utm_campaign=x&page=2', `${YEAR}?`],
    ['/login', '', '/login?'],
    ['/sign-up', 'aff_ref=KARIM-1', '/sign-up?aff_ref=KARIM-1'],
    ['/sign-up', 'utm_source=chat&aff_ref=KARIM-1&x=1', '/sign-up?aff_ref=KARIM-1'],
    ['/sign-up', 'aff_ref="><script>', '/sign-up?'],
    ['/sign-up', `aff_ref=${'x'.repeat(65)}`, '/sign-up?'],
    ['/login', 'aff_ref=KARIM-1', '/login?'],
    ['/profile/affiliate', '', '/profile/affiliate?'],
    ['/no/such/page', 'x=1', '/*?'],
    ['//evil.example/x', '', undefined],
    ['/\\evil.example', '', undefined],
    ['/%E0%A4%A', '', undefined],
    ['/board-question/%00', '', undefined],
    [`/board-question/${'x'.repeat(600)}`, '', undefined],
  ])('%s with %j is page %s', (path, query, page) => expect(renderer.pageOf(path, query)).toBe(page));
});

describe('hostile data', () => {
  const ATTACKS = [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    '</title><script>alert(1)</script>',
    '<!--<script>',
    '$& $1 $`',
    'a\u2028b\u2029c',
  ];
  const hostile = /<script>|<img src=x|<svg onload|<!--<script/;

  it.each(ATTACKS)('%j as a topic stays text', async (topic) => {
    const list = listPage(1);
    list.questions[0]!.takeAway = topic;
    const execute = graph({
      ListHeading: { ...heading, boardSubject: { ...subjectNames, subject: { ...subjectNames.subject, name: topic } } },
      TopicQuestions: {
        boardSubject: { __typename: 'BoardSubject', id: subjectNames.id, topicQuestions: list },
      },
    });
    const page = renderer.pageOf(`/board-question/DHK/_1/ANAT/topics/${encodeURIComponent(topic)}`, '')!;
    const { status, html } = await renderer.render(page, 'en', execute);
    expect(status).toBe(200);
    expect(html).not.toMatch(hostile);
    expect(html).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(JSON.stringify(stateOf(html))).toContain(JSON.stringify(topic).slice(1, -1));
  });

  it('in a body is removed by the server’s sanitiser', async () => {
    const list = listPage(1);
    list.questions[0]!.stem =
      'CO<sub>2</sub><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><form action="/steal"></form>' +
      '<table><caption>Drugs</caption><tr><td>1</td></tr></table>';
    const { html } = await renderer.render(YEAR, 'en', withYear(list));
    const body = html.slice(html.indexOf('<body>'), html.indexOf('id="page-state"'));
    expect(body).toContain('CO<sub>2</sub><img');
    expect(body).not.toMatch(/onerror|javascript:|steal/);
    expect(body).toContain('<div class="table-box" tabindex="0" role="group" aria-label="Drugs"><table>');
  });
});
