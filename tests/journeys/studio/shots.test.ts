import { writeFile } from 'node:fs/promises';
import { test } from 'vitest';
import { queryData } from '../../testkit/graphql.ts';
import { openSite } from '../../testkit/site.ts';
import { personWithRole, studioOf } from './studio.ts';

const site = openSite();
const OUT = '/tmp/w/bro-shots';

test('shots', { timeout: 200_000 }, async () => {
  const admin = await personWithRole(site.stack, 'Shot Administrator', 'ADMIN');
  const { page } = await studioOf(site.browser, site.url, admin);
  const { chapters } = await queryData<{ chapters: { name: string }[] }>(site.url, '{ chapters(prof: "_1", subject: "ANAT") { id name } }');
  const existing = chapters.find(({ name }) => /^[A-Za-z ]{8,}$/.test(name))!.name;
  const shoot = async (name: string) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 1000 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(200);
        await page.screenshot({ path: `${OUT}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
  };
  const rows = ['type,prof,subject,chapter,stem,option_a,option_b,correct,explanation,references'];
  rows.push(`SBA,_1,ANAT,${existing.slice(0, -1)},Which nerve opposes the thumb?,Median,Ulnar,A,By its recurrent branch.,Gray`);
  rows.push(`SBA,_1,ANAT,Nerves,Which nerve is in the spiral groove?,Axillary,Radial,F,x,`);
  rows.push(`SBA,_9,ANAT,Nerves,"A long stem ${'that goes on and on '.repeat(20)}",Axillary,,Z,x,`);
  rows.push(`SBA,_1,ANAT,Nerves,Avwg evsjvq wjwL,K,L,A,Avgvi mbvi evsjv,`);
  rows.push(`SBA,_1,ANAT,Nerves,"Bangla: কোন স্নায়ু?",Radial,Ulnar,B,"See <a href=""https://example.org"">this</a>",`);
  for (let i = 0; i < 120; i++) rows.push(`SBA,_1,ANAT,Nerves,Question number ${i} of many?,Radial,Ulnar,${i % 3 ? 'B' : ''},Because.,`);
  const path = '/tmp/w/bro-shots/Anatomy nerves 2026 – the whole collection of the department.csv';
  await writeFile(path, rows.join('\n'));
  await page.goto('/studio/desk');
  await page.getByRole('link', { name: /^Import questions/ }).waitFor();
  await shoot('desk');
  await page.goto('/studio/import');
  await page.getByLabel('Choose a file').waitFor();
  await shoot('choose');
  await page.getByLabel('Choose a file').setInputFiles(path);
  await page.getByRole('heading', { name: /rows checked/ }).waitFor();
  await page.getByText('More settings').click();
  await shoot('checked');
  await page.getByText('More settings').click();
  await page.getByRole('button', { name: /^Warnings/ }).click();
  await shoot('warnings');
  await page.getByRole('button', { name: /^Errors/ }).click();
  await page.getByRole('button', { name: 'Leave out row 4', exact: true }).click();
  await page.getByLabel('correct').first().fill('B');
  await shoot('edited');
  await page.getByRole('button', { name: /^Check again/ }).click();
  await page.getByRole('button', { name: 'Import…' }).waitFor();
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Import…' }).click();
  await shoot('confirm');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: /^Imported/ }).waitFor();
  await shoot('result');
  await page.goto('/studio/export?format=gift');
  await page.getByText(/\d questions$/).waitFor();
  await shoot('export');
  await page.goto('/studio/import');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x, y') });
  await page.getByRole('button', { name: 'Check the file' }).waitFor();
  await shoot('pdf');
  await page.getByLabel('Format').selectOption('csv');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('alert').waitFor();
  await shoot('pdf-refused');
});
