import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { TextField } from './index.ts';
import { describeLosses, type Losses } from './losses.ts';

// What jsdom lacks: typing at the cursor.
function insertText(_command: string, _ui: boolean, text: string) {
  const field = document.activeElement as HTMLInputElement;
  field.setRangeText(text);
  return fireEvent.input(field);
}
beforeEach(() => Object.assign(document, { execCommand: insertText }));
afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

function open(maxLength = 100) {
  const Field = () => {
    const [value, setValue] = useState('');
    return (
      <MantineProvider>
        <TextField
          label="Take-away"
          value={value}
          maxLength={maxLength}
          onChange={(e) => setValue(e.currentTarget.value)}
        />
      </MantineProvider>
    );
  };
  render(<Field />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Take-away' });
}

const clipboard = (html: string, text = '', files: File[] = []) => ({
  files,
  getData: (type: string) => (type === 'text/html' ? html : text),
});

test.each([
  ['keeps raised digits', clipboard('<p>10<sup>9</sup>/L</p>', '109/L'), '10⁹/L', ''],
  ['leaves struck text out', clipboard('5 <s>50</s> mg', '5 50 mg'), '5 mg', 'Left out: 1 struck-out text.'],
  ['puts lines beside each other', clipboard('<p>a<sub>2</sub></p><p>b</p>'), 'a₂ b', ''],
  ['names a picture', clipboard('<p>a<img src="b.png"></p>', 'a'), 'a [picture]', 'Left out: 1 picture.'],
  ['names files', clipboard('', '', [new File([], 'a.png', { type: 'image/png' })]), '', 'Left out: 1 picture.'],
  [
    'names what is over',
    clipboard('', 'abcdefgh12345'),
    'abcdefgh123',
    'Left out: 2 characters, because the field is full.',
  ],
])('a plain field %s', (_name, clipboardData, value, words) => {
  const field = open(11);
  for (const event of [fireEvent.paste, fireEvent.drop]) {
    fireEvent.input(field, { target: { value: '' } });
    event(field, { clipboardData, dataTransfer: clipboardData });
    expect(field.value).toBe(value);
    expect(document.querySelector('[aria-live="polite"]')!.textContent).toBe(words);
  }
});

it('leaves what loses nothing to the browser, and says no more of the paste before', async () => {
  const field = open();
  fireEvent.paste(field, { clipboardData: clipboard('<s>a</s>') });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss what was left out' }));
  expect(screen.queryByText(/Left out/)).toBeNull();
  fireEvent.paste(field, { clipboardData: clipboard('<s>a</s>') });
  screen.getByText('Left out: 1 struck-out text.');
  const isLeft = fireEvent.paste(field, { clipboardData: clipboard('<b>a</b>', 'a') });
  expect(isLeft).toBe(true);
  expect(screen.queryByText(/Left out/)).toBeNull();
});

test.each<[Losses, string]>([
  [{}, ''],
  [{ link: 1, equation: 1, picture: 2 }, 'Left out: 2 pictures, 1 equation, the address of a link.'],
  [{ hidden: 3, numbering: 1 }, 'Left out: 3 hidden texts, the letters or numbers of a list.'],
])('%j is said as %j', (losses, words) => expect(describeLosses(losses)).toBe(words));
