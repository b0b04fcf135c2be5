import { readFileSync } from 'node:fs';
const url='http://localhost:4600';
const email = process.argv[2]!;
const q = async (query: string, variables: object, token?: string) => (await (await fetch(url + '/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify({ query, variables }) })).json()) as any;
const d = await q('mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { token user { id userId } } }', { email, password: 'secret-1' });
const doc = readFileSync('/tmp/w/we/web/src/features/studio/questions/studio-questions.graphql','utf8');
const r = await q(doc, { mineOnly: false }, d.data.logIn.token);
console.log(JSON.stringify(r).slice(0, 800), r.data?.studio?.questions?.total);
