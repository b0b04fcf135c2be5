import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const sorted = <Row extends { id: string; position: number }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));

test('an entry stands where it was moved to, and the others keep their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -3, max: 6 }), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (positions, some, other) => {
        const rows = sorted(positions.map((position, index) => ({ id: `id-${index}`, position })));
        const { id } = rows[some % rows.length]!;
        const others = rows.map((row) => row.id).filter((one) => one !== id);
        const place = other % (others.length + 1);
        const places = placesOf(rows, { id, after: others[place - 1] ?? null });
        const placed = sorted(rows.map((row) => ({ ...row, position: places.get(row.id) ?? row.position })));
        expect(placed.map((row) => row.id)).toEqual(others.toSpliced(place, 0, id));
      },
    ),
  );
});

test('a move to an end changes nothing else, and a step changes its neighbour alone', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, position: index + 1 }));
  expect([...placesOf(rows, { id: 'c', after: null })]).toEqual([['c', 0]]);
  expect([...placesOf(rows, { id: 'b', after: 'd' })]).toEqual([['b', 5]]);
  expect([...placesOf(rows, { id: 'b', after: 'c' })]).toEqual([
    ['b', 3],
    ['c', 2],
  ]);
});
