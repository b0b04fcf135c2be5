import { afterEach, describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { retryDelay } from './live/retry.ts';
import { isHtml, preview, textOf } from './preview.ts';
import { readIds } from './stored-ids.ts';
import { notification } from '../../testing/live.ts';
import { when } from './when.ts';

const plain = (text: string) => text.replaceAll(' ', ' ');

describe('a time', () => {
  const now = new Date(2026, 10, 21, 18, 30);

  it('is the time of day for today', () => {
    expect(plain(when(new Date(2026, 10, 21, 9, 5).toISOString(), now))).toBe('9:05 AM');
  });

  it('has month, day and year for any other day', () => {
    expect(plain(when(new Date(2026, 10, 20, 23, 59).toISOString(), now))).toBe('Nov 20, 2026, 11:59 PM');
    expect(plain(when(new Date(2025, 10, 21, 9, 5).toISOString(), now))).toBe('Nov 21, 2025, 9:05 AM');
  });

  it.each([undefined, null, '', 'yesterday', '2026-13-45'])('is just now for the date %j', (date) => {
    expect(when(date, now)).toBe('Just now');
  });
});

describe('a preview', () => {
  it('is the first 100 characters and an ellipsis of a longer text', () => {
    expect(preview('x'.repeat(100))).toBeUndefined();
    expect(preview('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
    expect(preview('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
  });

  it('counts the text, not the tags', () => {
    const link = `<p title="a > b">Read <a href="https://example.org/${'x'.repeat(200)}">this</a> &amp; that</p>`;
    expect(textOf(link)).toBe('Read this & that');
    expect([isHtml(link), isHtml('a <b> c'), isHtml('5 < 6')]).toEqual([true, false, false]);
  });
});

it('sorts undated first, then newest first, without cleared ones', () => {
  const list = [notification('1'), notification('3'), notification('2'), notification('9', { createdAt: 'soon' })];
  const visible = arrange(list, new Set(['1']), new Set(['2']));
  expect(visible.map(({ id, isRead }) => [id, isRead])).toEqual([
    ['9', false],
    ['3', false],
    ['1', true],
  ]);
});

it('the backoff doubles up to 5 s, half of it random', () => {
  expect([0, 1, 2, 3, 9].map((attempt) => retryDelay(attempt, 1))).toEqual([500, 1000, 2000, 4000, 5000]);
  expect([0, 9].map((attempt) => retryDelay(attempt, 0))).toEqual([250, 2500]);
});

describe('read ids in storage', () => {
  afterEach(() => localStorage.clear());

  it.each([
    ['no JSON', '{', []],
    ['no list', '{"a":1}', []],
    ['null', 'null', []],
    ['other things than ids', '["1",2,null,{"a":1},"","2"]', ['1', '2']],
    ['ids of any length', JSON.stringify(['x'.repeat(101), '1']), ['1']],
    ['markup', '["<img src=x onerror=alert(1)>"]', ['<img src=x onerror=alert(1)>']],
  ])('may be %s', (_, text, ids) => {
    localStorage.setItem('read-notifications', text);
    expect([...readIds.current()]).toEqual(ids);
  });

  it('are 500 at most, without the oldest', () => {
    const ids = Array.from({ length: 600 }, (_, index) => String(index));
    localStorage.setItem('read-notifications', JSON.stringify(ids));
    expect([...readIds.current()]).toEqual(ids.slice(100));
    readIds.add(['new']);
    expect(JSON.parse(localStorage.getItem('read-notifications')!)).toEqual([...ids.slice(101), 'new']);
  });
});
