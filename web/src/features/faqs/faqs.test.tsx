import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FaqList } from './FaqList.tsx';

const faqs = ['one', 'two'].map((id) => ({ id, question: `Question ${id}?`, answer: `Answer ${id}.\nMore.` }));
const open = () => screen.queryAllByRole('region').map((answer) => answer.textContent);

it('opens one question at a time, and closes it when clicked again', async () => {
  const user = userEvent.setup();
  render(<FaqList faqs={faqs} />, { wrapper: MemoryRouter });
  expect(open()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Question one?' }));
  expect(open()).toEqual(['Answer one.\nMore.']);
  await user.click(screen.getByRole('button', { name: 'Question two?' }));
  expect(open()).toEqual(['Answer two.\nMore.']);
  expect(screen.getByRole('button', { name: 'Question one?' }).getAttribute('aria-expanded')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Question two?' }));
  expect(open()).toEqual([]);
});

it('opens the question that the address names', () => {
  render(
    <MemoryRouter initialEntries={['/#faq-two']}>
      <FaqList faqs={faqs} />
    </MemoryRouter>,
  );
  expect(open()).toEqual(['Answer two.\nMore.']);
});
