import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { restContract } from 'schema/rest/contract.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the document is served as YAML and as JSON, for everybody', async () => {
  const yaml = await api.call<string>('GET', '/openapi.yml');
  const json = await api.call('GET', '/openapi.json');
  expect(parse(yaml.body)).toEqual(json.body);
  expect(json.body).toMatchObject({ openapi: '3.1.0' });
  expect(yaml.headers.get('cache-control')).toBe('public, max-age=300');
});

test('no other response may be cached', async () => {
  const token = await api.signIn();
  for (const path of ['/notifications', '/users?user_id=x', '/search?q=limb', '/nowhere']) {
    const { headers } = await api.call('GET', path, { token });
    expect(headers.get('cache-control') ?? '').not.toContain('public');
  }
});

test('the page describes every call and loads no scripts or other resources', async () => {
  const { body, headers } = await api.call<string>('GET', '/docs');
  for (const { operation, template } of restContract().operations) {
    expect(body).toContain(`<article id="${operation.operationId}">`);
    expect(body).toContain(template);
  }
  const policy = headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
  expect(body).not.toMatch(/<script|\s(?:src|style|on\w+)=/);
  // Every link leads to a place of the page, or to the document beside it.
  const places = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
  const links = [...body.matchAll(/ href="([^"]+)"/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !places.has(link) && !/^openapi\.(?:yml|json)$/.test(link))).toEqual([]);
});
