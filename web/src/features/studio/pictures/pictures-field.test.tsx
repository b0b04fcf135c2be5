import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PicturesField } from './PicturesField.tsx';
import type { Picture } from './picture.ts';

type Reply = { status: number; body: object };
let replies: Reply[];
let sent: File[];

/** What the image store answers, in turn. */
class Upload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  response: object | null = null;
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    sent.push(form.get('url') as File);
    const { status, body } = replies.shift()!;
    queueMicrotask(() => {
      Object.assign(this, { status, response: body });
      this.dispatchEvent(new Event('loadend'));
    });
  }
}

beforeEach(() => {
  [replies, sent] = [[], []];
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 60, height: 40, close() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const stored = (id: string): Reply => ({ status: 201, body: { images: { public_id: id, url: `/images/${id}` } } });
const picture = (id: string, alt = `Alt of ${id}`): Picture => ({
  imageId: id,
  alt,
  credit: '',
  source: 'A book',
  licence: 'CC-BY-4.0',
});

function open(start: Picture[] = []) {
  let value = start;
  const Field = () => {
    const [pictures, setPictures] = useState(start);
    value = pictures;
    return (
      <MantineProvider>
        <PicturesField value={pictures} onChange={setPictures} />
      </MantineProvider>
    );
  };
  render(<Field />);
  return { user: userEvent.setup({ applyAccept: false }), value: () => value };
}
const input = () => screen.getByLabelText<HTMLInputElement>('Choose pictures');
const ids = (pictures: readonly Picture[]) => pictures.map(({ imageId }) => imageId);

it('uploads what is chosen, one after the other, and asks what each shows', async () => {
  replies = [stored('one'), stored('two')];
  const { user, value } = open();
  await user.upload(input(), [file('1.png'), file('2.webp', 'image/webp')]);
  await waitFor(() => expect(ids(value())).toEqual(['one', 'two']));
  expect(sent.map(({ name }) => name)).toEqual(['1.png', '2.webp']);
  expect(value()[0]).toEqual({
    imageId: 'one',
    alt: '',
    credit: '',
    source: '',
    licence: '',
    url: '/images/one',
    width: 60,
    height: 40,
  });
  expect(screen.getByRole('status').textContent).toBe('2.webp is uploaded. Say what it shows.');
  const row = screen.getByRole('listitem', { name: 'Picture 1' });
  const alt = within(row).getByRole('textbox', { name: /What it shows/ });
  expect(alt.getAttribute('aria-invalid')).toBe('true');
  await user.type(alt, 'A heart');
  await user.type(within(row).getByRole('textbox', { name: /Credit/ }), 'Own work');
  expect(value()[0]).toMatchObject({ alt: 'A heart', credit: 'Own work' });
  expect(alt.getAttribute('aria-invalid')).not.toBe('true');
});

it('takes a pasted picture, and leaves pasted text alone', async () => {
  replies = [stored('pasted')];
  const { user, value } = open([picture('one', '')]);
  const alt = screen.getByRole('textbox', { name: /What it shows/ });
  await user.click(alt);
  await user.paste('A text');
  expect(value()[0]!.alt).toBe('A text');
  fireEvent.paste(alt, { clipboardData: { files: [file('screen.png')] } });
  await waitFor(() => expect(ids(value())).toEqual(['one', 'pasted']));
});

it('says why a file did not arrive, and tries again', async () => {
  replies = [{ status: 400, body: { message: 'The image has more than 24 million pixels.' } }, stored('later')];
  const { user, value } = open();
  await user.upload(input(), [file('notes.pdf', 'application/pdf'), file('huge.png')]);
  await screen.findByText('huge.png: The image has more than 24 million pixels.');
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toContain('notes.pdf: This is not a PNG, JPEG or WebP picture.');
  await user.click(screen.getByRole('button', { name: 'Dismiss the message about notes.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Retry huge.png' }));
  await waitFor(() => expect(ids(value())).toEqual(['later']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is ordered and emptied by keyboard, and the focus follows', async () => {
  const { user, value } = open([picture('a'), picture('b'), picture('c')]);
  screen.getByRole('button', { name: 'Move picture 1 down' }).focus();
  await user.keyboard('{Enter}');
  expect(ids(value())).toEqual(['b', 'a', 'c']);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2 down'));
  await user.keyboard('{Enter}');
  expect(ids(value())).toEqual(['b', 'c', 'a']);
  screen.getByRole('button', { name: 'Remove picture 3' }).focus();
  await user.keyboard('{Enter}');
  expect(ids(value())).toEqual(['b', 'c']);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove picture 2'));
});

it('takes six pictures and no more', async () => {
  replies = [stored('six')];
  const { user, value } = open(['a', 'b', 'c', 'd', 'e'].map((id) => picture(id)));
  await user.upload(input(), [file('6.png'), file('7.png')]);
  await waitFor(() => expect(value()).toHaveLength(6));
  await screen.findByText('7.png: A question has at most 6 pictures.');
  expect(screen.queryByLabelText('Choose pictures')).toBeNull();
});
