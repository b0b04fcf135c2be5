import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageQuery, pagination, placeWindow } from './window.ts';

describe('the places of a page', () => {
  test('pages of 20 from the start of the list, or of the range', () => {
    expect(placeWindow({ page: 1 }, true)).toEqual({ first: 1, last: 20 });
    expect(placeWindow({ page: 3 }, true)).toEqual({ first: 41, last: 60 });
    expect(placeWindow({ page: 1, from: 5, to: 14 }, true)).toEqual({ first: 5, last: 14 });
    expect(placeWindow({ page: 2, from: 31, to: 60 }, true)).toEqual({ first: 51, last: 60 });
  });

  test('without access the part of a range that is open', () => {
    expect(placeWindow({ page: 1, from: 15, to: 60 }, false)).toEqual({ first: 15, last: 20 });
    expect(() => placeWindow({ page: 1, from: 21, to: 60 }, false)).toThrow('Please purchase packages');
    expect(() => placeWindow({ page: 2 }, false)).toThrow('Please purchase packages');
  });

  test('a range needs both ends, in order', () => {
    expect(() => placeWindow({ page: 1, from: 3 }, true)).toThrow('from and to go together');
    expect(() => placeWindow({ page: 1, from: 9, to: 3 }, true)).toThrow('from must not be after to');
  });

  test('a reader without access never gets a place past 20', () => {
    const number = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10_000_000 }));
    fc.assert(
      fc.property(number, fc.option(number), fc.option(number), (page, from, to) => {
        const query = { page, from: from ?? undefined, to: to ?? undefined };
        try {
          const { first, last } = placeWindow(query, false);
          expect(first).toBeGreaterThanOrEqual(1);
          expect(last).toBeLessThanOrEqual(20);
        } catch (error) {
          expect(['PURCHASE_REQUIRED', 'BAD_REQUEST']).toContain((error as { code: string }).code);
        }
      }),
    );
  });

  test.each(['0', '01', '1e0', '-1', '1.5', 'NaN', '', ' 1', '１', '99999999999', ['1', '2']])(
    'page %j is not a page',
    (page) => expect(pageQuery.safeParse({ page }).success).toBe(false),
  );
});

describe('the tabs of a list', () => {
  test('are labelled by their ranges; the last one ends with the list', () => {
    expect(pagination({ page: 2 }, 45)).toEqual({ tab: ['1-20', '21-40', '41-45'], page: 2, limit: 20, total: 45 });
    expect(pagination({ page: 1, from: 15, to: 50 }, 45)).toMatchObject({ tab: ['15-34', '35-45'], total: 31 });
  });

  test('of a very long list are the first, the last and those around the page', () => {
    const { tab, total } = pagination({ page: 5_000 }, 200_000);
    expect(total).toBe(200_000);
    expect(tab).toHaveLength(23);
    expect([tab[0], tab[11], tab.at(-1)]).toEqual(['1-20', '99981-100000', '199981-200000']);
  });
});
