import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '../testkit/stack.ts';

const PASSWORD = 'secret-1';
const READER = { name: 'Nusrat', email: 'nusrat@example.com', password: PASSWORD, confirmPassword: PASSWORD };
const MIX = { prof: '_1', subjects: ['ANAT'], mtf: 0, sba: 2, saq: 0 };

type Attempts = { attempts: { mode: string; outcome: string }[] };
type Paper = { paper: { state: string; finished_at: string; ends_at: string; result: { sections: object[] } } };

test('a paper whose reader does not come back is handed in by the server when its time is up', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  let token = '';
  const call = async <Data>(method: string, path: string, body?: object) => {
    const response = await fetch(api.rest + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Data;
  };
  await call('POST', '/users', READER);
  const { email, password } = READER;
  ({ token } = (await call<{ data: { token: string } }>('POST', '/users/login', { email, password })).data);
  const { paper } = await call<{ paper: { id: string } }>('POST', '/papers', { mix: MIX, minutes: 1 });
  await call('PATCH', `/papers/${paper.id}/answers`, { answers: [{ number: 1, answer: { sba: 'A' } }] });

  // Reading the paper would hand it in, so the record is watched: its answers enter it at the end.
  const modes = async () => (await call<Attempts>('GET', '/study/attempts')).attempts.map(({ mode }) => mode);
  expect(await modes()).toEqual([]);
  await expect.poll(modes, { timeout: 120_000, interval: 2000 }).toEqual(['PAPER', 'PAPER']);
  const { paper: finished } = await call<Paper>('GET', `/papers/${paper.id}`);
  expect(finished).toMatchObject({
    state: 'FINISHED',
    finished_at: finished.ends_at,
    result: { sections: [{ skipped: 1 }] },
  });
});
