import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session/index.ts';
import { begin, operationMock } from '../../testing/accounts.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { database } from '../../device/database.ts';
import { noteDeviceRecord } from '../study/index.ts';
import { RecordSummaryDocument } from './record-summary.generated.ts';
import { study, viewer } from './testing/study.ts';

beforeEach(() => {
  database.close({ disableAutoOpen: false });
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
});
afterEach(endSession);

it.each([['/record'], ['/record/wrong'], ['/record/due']])('%s says that storage is blocked', async (path) => {
  await renderAt(path);
  expect(await screen.findByRole('heading', { name: 'This browser blocks storage' })).toBeTruthy();
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('the practice page says so to a reader who has answered something', async () => {
  noteDeviceRecord();
  await renderAt('/practice');
  expect(await screen.findByText(/This browser blocks storage/)).toBeTruthy();
});

it('a signed-in reader has the account’s record', async () => {
  begin();
  const { mock } = operationMock(RecordSummaryDocument, viewer(study));
  await renderAt('/record', { mocks: [mock] });
  expect((await screen.findByText('Questions seen')).nextElementSibling!.textContent).toBe('3');
  expect(screen.queryByText(/blocks storage/)).toBeNull();
});
