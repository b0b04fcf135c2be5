import { describe, expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { startTestGateway } from '../../testing/index.ts';

const ORIGINS = 'https://res.cloudinary.com, https://cdn.example:8443/';

async function policyOf(env: Record<string, string>) {
  const gateway = await startTestGateway({ env });
  const { headers } = await fetch(`${gateway.url}/readyz`);
  await gateway.close();
  return headers
    .get('content-security-policy')
    ?.split(';')
    .find((part) => part.startsWith('img-src'));
}

describe('IMAGE_ORIGINS', () => {
  test('lists the origins of pictures that pages may show, besides the site', async () => {
    expect(await policyOf({ IMAGE_ORIGINS: ORIGINS })).toBe(
      "img-src 'self' data: blob: https://res.cloudinary.com https://cdn.example:8443",
    );
    expect(await policyOf({})).toBe("img-src 'self' data: blob:");
  });

  test.each([
    '*',
    'https:',
    'https://*.cloudinary.com',
    'res.cloudinary.com',
    'http://res.cloudinary.com',
    'https://res.cloudinary.com/demo',
    'https://res.cloudinary.com/?a',
    'https://reader:secret@res.cloudinary.com',
    "https://res.cloudinary.com 'unsafe-inline'",
    'https://res.cloudinary.com; script-src *',
    'https://cdn.example;script-src',
    "https://'unsafe-inline'.example",
    'https://localhost',
    'https://10.0.0.7',
    'https://[::1]',
  ])('%s is refused at the start', (value) => {
    expect(() => readEnv({ IMAGE_ORIGINS: `https://cdn.example,${value}` })).toThrow(
      /^IMAGE_ORIGINS\.1: must be origins of https/,
    );
  });
});
