import { serverAudits, type AuditResult } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { PREFLIGHT } from '../testing/requests.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const CSRF =
  'a page elsewhere can send such a GET unasked (C7); with a header that asks for a preflight it is answered';

/** Optional parts of the audit that the gateway does not implement. */
const LEFT_OUT: Record<string, string> = {
  '5A70 MAY accept application/x-www-form-urlencoded formatted GET requests': CSRF,
  'D6D5 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json':
    CSRF,
  '6A70 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json': CSRF,
};

const nameOf = ({ id, name }: { id: string; name: string }) => `${id} ${name}`;
const url = () => `${gateway.url}/graphql`;
const audits = serverAudits({ url });

/** The result of an audit. "warn" is for a SHOULD, "notice" for a MAY. */
async function outcome(result: AuditResult) {
  if (result.status === 'ok') return 'ok';
  const { status, body } = { status: result.response.status, body: await result.response.clone().text() };
  return `${result.status}: ${result.reason} (answered ${status} ${body})`;
}

describe('GraphQL over HTTP, by the audit of graphql-http', () => {
  test.each(audits.filter((audit) => !LEFT_OUT[nameOf(audit)]).map((audit) => [nameOf(audit), audit] as const))(
    '%s',
    async (_name, audit) => {
      expect(await outcome(await audit.fn())).toBe('ok');
    },
  );

  test.each(Object.keys(LEFT_OUT))('except that it needs a header for a preflight: %s', async (name) => {
    expect(name).toMatch(/^\w{4} MAY /);
    const plain = audits.find((audit) => nameOf(audit) === name)!;
    expect(await outcome(await plain.fn())).toMatch(/^notice: .*answered 400.*CSRF/);
    const fetchFn = (to: string, init?: RequestInit) =>
      fetch(to, { ...init, headers: { ...(init?.headers as Record<string, string> | undefined), ...PREFLIGHT } });
    const serverAudit = serverAudits({ url, fetchFn }).find((audit) => nameOf(audit) === name)!;
    expect(await outcome(await serverAudit.fn())).toBe('ok');
  });
});
