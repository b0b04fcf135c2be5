import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { queryData } from '../../testkit/graphql.ts';
import { newPerson } from '../../testkit/people.ts';
import { openSite } from '../../testkit/site.ts';

const NAME = 'Pulse & "Proff", Dhaka';
const site = openSite({
  both: {
    SITE_NAME: NAME,
    SITE_EMAIL: 'help@pulse.example',
    SITE_LEGAL_EMAIL: 'law@pulse.example',
    SITE_PHONE: '+880 1711-234567',
    SITE_ADDRESS: '১২ বকশীবাজার রোড, ঢাকা ১২১১',
  },
});

test('settings give the site its name and contacts, without a build', () =>
  site.visit('/term', async (page) => {
    await page.getByRole('link', { name: NAME }).first().waitFor();
    await expect.poll(() => page.title()).toBe(`Terms of use · ${NAME}`);
    const text = await page.getByRole('article').innerText();
    for (const contact of ['help@pulse.example', 'law@pulse.example', '+880 1711-234567', 'বকশীবাজার রোড']) {
      expect(text).toContain(contact);
    }
    expect(text).not.toMatch(/ProffBank|proffbank/);
    await page.getByRole('link', { name: NAME }).first().click();
    await expect.poll(() => page.title()).toBe(`Home · ${NAME}`);
  }));

test('what the server renders, mails and the explorer have the name too', async () => {
  const documentOf = async (path: string) =>
    (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(() => documentOf('/'), { timeout: 10_000 }).toContain('property="og:title"');
  for (const path of ['/', '/term', '/profile', '/graphql']) {
    const html = await documentOf(path);
    expect(html).toContain('Pulse &amp; &quot;Proff&quot;, Dhaka');
    expect(html, path).not.toContain('ProffBank');
  }

  const { email } = await newPerson(site.url, 'Mina');
  await queryData(site.url, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', {
    variables: { email },
  });
  const outbox = join(site.stack.dataDir, 'outbox');
  // A file that is still being written has another ending.
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  const mail = readFileSync(join(outbox, mails()[0]!), 'utf8');
  expect(mail).toMatch(/^From: "Pulse & Proff, Dhaka" <no-reply@localhost>$/m);
});
