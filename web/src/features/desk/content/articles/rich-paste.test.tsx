import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ArticleBody } from './ArticleBody.tsx';

it('an article asks for the picture that a paste left out, and takes no files', async () => {
  let value = '';
  render(
    <MantineProvider>
      <ArticleBody value="" onChange={(html) => (value = html)} />
    </MantineProvider>,
  );
  const field = await screen.findByRole('textbox');
  const paste = (html: string, files: File[]) =>
    fireEvent.paste(field, {
      clipboardData: {
        files,
        types: html ? ['text/html'] : ['Files'],
        getData: (type: string) => (type === 'text/html' ? html : ''),
      },
    });
  paste('<p>x<img src="file:///a.png"><sup>2</sup></p>', []);
  await screen.findByText('Left out: 1 picture.');
  expect(value).toBe('<p>x [picture] <sup>2</sup></p>');
  paste('', [new File([], 'a.pdf'), new File([], 'b.png', { type: 'image/png' })]);
  await screen.findByText('Left out: 1 picture, 1 file.');
  await userEvent.click(screen.getByRole('button', { name: 'Add the picture' }));
  await screen.findByRole('dialog', { name: 'Insert a picture' });
});
