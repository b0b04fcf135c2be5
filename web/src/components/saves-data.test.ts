import { afterEach, expect, it } from 'vitest';
import { setConnection } from '../testing/connection.ts';
import { savesData } from './saves-data.ts';

afterEach(() => setConnection(undefined));

it.each([
  ['a browser that does not say', undefined, false],
  ['a fast line', { saveData: false, effectiveType: '4g' }, false],
  ['3G', { saveData: false, effectiveType: '3g' }, false],
  ['2G', { saveData: false, effectiveType: '2g' }, true],
  ['slow 2G', { saveData: false, effectiveType: 'slow-2g' }, true],
  ['Save-Data', { saveData: true, effectiveType: '4g' }, true],
])('on %s', (_line, connection, expected) => {
  setConnection(connection);
  expect(savesData()).toBe(expected);
});
