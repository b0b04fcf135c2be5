import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ADDRESSES, NOT_FOR_VISITORS } from '../testing/addresses.ts';
import { routes } from './routes.ts';

it('every route has an address in the testing/addresses.ts of its feature, for the journey through all screens', () => {
  const isOpened = (pattern: string) =>
    ADDRESSES.some(({ path }) => {
      const pathname = path.split('?')[0]!;
      return routes.find((route) => matchPath(route.path, pathname))?.path === pattern;
    });
  const patterns = routes.map(({ path }) => path);
  expect(patterns.filter((path) => !isOpened(path) && !NOT_FOR_VISITORS.includes(path))).toEqual([]);
  expect(NOT_FOR_VISITORS.filter((path) => !patterns.includes(path))).toEqual([]);
});
