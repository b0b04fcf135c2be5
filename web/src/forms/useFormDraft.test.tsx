import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFormDraft } from './useFormDraft.ts';

const start = { title: '', message: '' };
const open = (key: string, version?: string) =>
  renderHook(() => useFormDraft({ key, start, version: version ?? null }));

it('what is typed is there after a reload, with the version it is based on, until it is sent', () => {
  const before = open('message', 'v1');
  act(() => before.result.current.form.setFieldValue('title', 'Closed on Friday'));
  before.unmount();
  const after = open('message', 'v2');
  expect(after.result.current).toMatchObject({ isDirty: true, isKept: true, version: 'v1' });
  expect(after.result.current.form.values).toEqual({ title: 'Closed on Friday', message: '' });
  act(() => after.result.current.forget());
  after.unmount();
  expect(open('message', 'v2').result.current).toMatchObject({ isDirty: false, isKept: false, version: 'v2' });
});

it('a form that is as it was keeps nothing', () => {
  const { result, unmount } = open('taken back');
  act(() => result.current.form.setFieldValue('title', 'C'));
  act(() => result.current.form.setFieldValue('title', ''));
  unmount();
  expect(open('taken back').result.current.isKept).toBe(false);
});

it('takes other values with their version', () => {
  const { result } = open('conflict', 'v1');
  act(() => result.current.replace({ title: 'Theirs', message: '' }, 'v2'));
  expect(result.current).toMatchObject({ version: 'v2', isDirty: true });
  expect(result.current.form.values.title).toBe('Theirs');
});
