import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../../components/toast.ts';
import { sba } from '../../../testing/questions.ts';
import { AppTheme } from '../../../theme/AppTheme.tsx';
import { database } from '../device/database.ts';
import { CardTools } from './CardTools.tsx';

vi.mock('../../../components/toast.ts', () => ({ toast: vi.fn<() => void>() }));

const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: 'Anatomy 2024', place: 1 };
const show = () => {
  render(
    <AppTheme>
      <CardTools question={sba('q1')} shelf={shelf} record={undefined} />
    </AppTheme>,
  );
  return userEvent.setup();
};
const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
const storedNotes = async () => (await database.records.toArray()).map(({ note }) => note);

// Another file of the worker may have left records.
beforeEach(() => database.records.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  vi.mocked(toast).mockClear();
  await database.records.clear();
});

/** Its code is loaded when it is first opened. */
const noteField = () => screen.findByRole('textbox', { name: 'Your note' }, { timeout: 5000 });

it('a note that the device has no room for says so, and is saved with the next change that fits', async () => {
  const user = show();
  const put = fillDevice();
  await user.click(screen.getByRole('button', { name: /^Add a note/ }));
  await user.type(await noteField(), 'Ask');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Not saved: this device has no room/), {
    timeout: 5000,
  });
  put.mockRestore();
  await user.type(screen.getByRole('textbox', { name: 'Your note' }), ' again');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved as you write.'), { timeout: 5000 });
  expect(await storedNotes()).toEqual(['Ask again']);
});

it('a note that is closed before it could be stored is announced as lost', async () => {
  const user = show();
  fillDevice();
  await user.click(screen.getByRole('button', { name: /^Add a note/ }));
  await user.type(await noteField(), 'Ask');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.stringContaining('was not saved'), 'error'));
});

it('a flag that the device has no room for says so', async () => {
  const user = show();
  fillDevice();
  await user.click(screen.getByRole('button', { name: /^Flag question/ }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.stringContaining('The flag was not saved'), 'error'));
});
