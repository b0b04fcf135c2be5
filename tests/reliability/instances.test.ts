import { afterAll, beforeAll, test } from 'vitest';
import { startTopology, type Topology } from '../testkit/topology.ts';
let t: Topology;
beforeAll(async () => { const s=Date.now(); t = await startTopology(); console.log(Date.now()-s); });
afterAll(() => t?.stop());
test('x', async () => {
  const r = await fetch(t.url + '/graphql', { method: 'POST', headers: {'content-type':'application/json'}, body: JSON.stringify({query:'{ boards { code } banners { image { publicId } } }'})});
  console.log(await r.text());
  console.log(t.nginx.errors());
});
