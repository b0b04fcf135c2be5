import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { createMetrics } from './metrics.ts';
import { unreadableReporter } from './unreadable.ts';

test('repeats are counted in full and logged once a minute with their number', async () => {
  let time = 1_000;
  const log: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  const logger = createLogger('warn', { write: (line: string) => void log.push(JSON.parse(line)) });
  const { report } = unreadableReporter(logger, metrics, () => time);
  const flood = (field: string) => {
    for (let index = 0; index < 100; index += 1) {
      report({ method: 'GET', path: `/bank-filter/${index}` }, [{ field, id: `q${index}` }]);
    }
  };
  const call = 'GET /bank-filter/0';

  flood('stem');
  expect(log).toMatchObject([{ msg: 'unreadable; left out', call, field: 'stem', id: 'q0', count: 1 }]);
  flood('options.text');
  time += 60_000;
  flood('stem');
  expect(log.slice(1)).toMatchObject([
    { call, field: 'options.text', count: 1 },
    { call, field: 'stem', count: 100 },
  ]);
  expect(await metrics.text()).toContain(
    'gateway_upstream_unreadable_total{call="GET /bank-filter/*",field="stem"} 200\n',
  );
});
