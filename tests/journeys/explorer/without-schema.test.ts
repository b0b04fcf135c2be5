// @module-tag long
import { expect, test } from 'vitest';
import { openSite } from '../../testkit/site.ts';
import { explore, run, showsResult } from './explorer.ts';

const site = openSite({ gateway: { INTROSPECTION: 'off' } });

test('with INTROSPECTION=off the explorer says that there is no documentation, and runs queries', () =>
  explore(site.browser, site.url, async ({ page }) => {
    await page.getByText('documentation and completion are unavailable').waitFor();
    expect(await page.getByRole('button', { name: 'Show Documentation Explorer' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Schema as text' }).count()).toBe(0);
    await run(page);
    await showsResult(page, '"Dhaka"');
  }));
