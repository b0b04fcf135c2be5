import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
const url = 'http://localhost:4600';
const adminToken = readFileSync('/tmp/data-we/admin-token','utf8').trim();
async function q(query: string, variables: object, token?: string) {
  const r = await fetch(url + '/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify({ query, variables }) });
  const j: any = await r.json(); if (j.errors) console.log(JSON.stringify(j.errors)); return j.data;
}
export async function person(name: string, role?: string) {
  const email = `${name.toLowerCase()}@example.com`;
  await q('mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }', { input: { name, email, password: 'secret-1', confirmPassword: 'secret-1' } });
  const d = await q('mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { token user { id userId } } }', { email, password: 'secret-1' });
  if (role) { const r = await fetch('http://localhost:4601/med/api/v1/admin/roles', { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` }, body: JSON.stringify({ user_id: d.logIn.user.userId, role }) }); console.log(role, r.status); }
  return { email, token: d.logIn.token, ...d.logIn.user };
}
const name = process.argv[2] ?? 'Trial' + Date.now();
const p = await person(name, 'AUTHOR');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', colorScheme: 'light' });
const page = await context.newPage();
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 400)));
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
await page.goto(url + '/studio');
await page.waitForURL(/login/);
await page.getByRole('textbox', { name: 'Email', exact: true }).fill(p.email);
await page.getByRole('textbox', { name: 'Password', exact: true }).fill('secret-1');
await page.getByRole('button', { name: 'Log in', exact: true }).click();
await page.waitForURL(/studio/);
await page.getByText(/questions?$/).first().waitFor();
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/w/we-try/list.png' });
await page.goto(url + '/studio/questions/new');
await page.locator('#field-stem').waitFor();
await page.waitForTimeout(800);
await page.screenshot({ path: '/tmp/w/we-try/new.png', fullPage: true });
await page.selectOption('#field-prof', '_1');
await page.selectOption('#field-subject', 'ANAT');
await page.locator('#field-topic').fill('Upper limb');
await page.locator('#field-stem').click();
await page.keyboard.type('The following are true of the axillary nerve:');
const boxes = page.locator('[id^=option-]:not([id$=label])');
const texts = ['It arises from the posterior cord of the brachial plexus', 'It passes through the triangular space', 'It supplies teres minor', 'It is at risk in a fracture of the shaft of the humerus', 'It supplies skin over the lower deltoid'];
for (let i = 0; i < 5; i++) { await boxes.nth(i).click(); await page.keyboard.type(texts[i]!); if (i % 2 === 0) await page.getByRole('radio', { name: 'True' }).nth(i).check({force:true}); }
await page.locator('#field-stem').click();
await page.keyboard.press('Control+End');
await page.waitForTimeout(3000);
await page.screenshot({ path: '/tmp/w/we-try/typed.png' });
await page.screenshot({ path: '/tmp/w/we-try/typed-full.png', fullPage: true });
console.log(page.url(), await page.locator('[role=status]').allTextContents());
await page.setViewportSize({ width: 768, height: 1024 });
await page.waitForTimeout(300);
await page.screenshot({ path: '/tmp/w/we-try/768.png', fullPage: true });
await page.emulateMedia({ colorScheme: 'dark' });
await page.setViewportSize({ width: 1280, height: 900 });
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/w/we-try/dark.png' });
await browser.close();
