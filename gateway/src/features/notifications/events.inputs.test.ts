import { expect, test } from 'vitest';
import { eventually, startLive } from '../../testing/live-gateway.ts';

const row = (id: unknown) => ({ _id: id, title: `Title ${String(id)}`, message: 'New.', isRead: 0 });
const { _id, ...withoutId } = row('i');

const READ: [string, unknown, string[]][] = [
  ['as it is', row('1'), ['1']],
  ['within data', { data: row('2') }, ['2']],
  ['within data twice', { data: { data: row('3') } }, ['3']],
  ['within notification', { notification: row('4') }, ['4']],
  ['within data and notification', { event: 'new', data: { notification: row('5') } }, ['5']],
  ['in a list', [row('6'), row('7')], ['6', '7']],
  [
    'in a list of dates',
    [
      { ...row('9'), createdAt: 1795329002 },
      { ...row('8'), createdAt: 1795329001 },
    ],
    ['8', '9'],
  ],
  ['in notifications', { notifications: [row('10')] }, ['10']],
  ['as JSON text', JSON.stringify(row('11')), ['11']],
  ['as JSON text within data', { data: JSON.stringify({ notification: row('12') }) }, ['12']],
  ['with id', { ...withoutId, id: 13 }, ['13']],
  ['with id within data', { data: { ...withoutId, id: '14' } }, ['14']],
  ['with a number', row(15), ['15']],
  ['with a big number as JSON text', '{"_id":9007199254740993}', ['9007199254740993']],
  ['with a flag in words', { ...row('16'), isRead: 'perhaps' }, ['16']],
  ['with a title that is none', { ...row('17'), title: {} }, ['17']],
];
const LOST: [string, unknown, string][] = [
  ['without an id', withoutId, '_id'],
  ['as words', 'You have mail', 'row'],
  ['as nothing', null, 'row'],
  ['as a number', 7, 'row'],
  ['with an id that is an object', row({ $oid: '1' }), '_id'],
  ['as half of a JSON', '{"_id":"18"', 'row'],
];

test('events are read as rows of the list are; what cannot be read is counted and logged', async () => {
  const log: Record<string, unknown>[] = [];
  const sink = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const { upstream, gateway, listen, ready } = await startLive({ log: sink });
  const received = listen('RAHIMA');
  await ready(1);

  for (const [how, event, ids] of READ) {
    const before = received.ids.length;
    upstream.push('RAHIMA', event);
    await eventually(() => [how, received.ids.slice(before)]).toEqual([how, ids]);
  }
  for (const [, event] of LOST) upstream.push('RAHIMA', event);
  upstream.push('RAHIMA', row('last'));
  await eventually(() => received.ids.at(-1)).toBe('last');

  const lost = log.filter(({ msg }) => msg === 'unreadable; left out');
  const call = 'event new-notification';
  expect(lost).toMatchObject(['isRead', 'title', '_id', 'row'].map((field) => ({ call, field })));
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  const count = (field: string) =>
    `gateway_upstream_unreadable_total{call="${call}",field="${field}"} ${LOST.filter((one) => one[2] === field).length}\n`;
  expect(metrics).toContain(count('_id'));
  expect(metrics).toContain(count('row'));
});

test('an id above 2^53 is carried whole', async () => {
  const { upstream, listen, ready } = await startLive();
  const received = listen('RAHIMA');
  await ready(1);
  upstream.each(({ conn }) => conn.write('2["new-notification",{"_id":9007199254740993,"title":"Exact"}]'));
  await eventually(() => received.ids).toEqual(['9007199254740993']);
});
