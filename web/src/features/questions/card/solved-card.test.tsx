import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show, showControlled } from '../../../testing/question-card.tsx';
import { mtf, saq, sba } from '../../../testing/questions.ts';

const openField = () => {
  // jsdom does not toggle.
  const [details] = screen.getAllByText('Write your answer (optional)').map((summary) => summary.closest('details')!);
  details!.open = true;
  fireEvent(details!, new Event('toggle'));
  return screen.findByLabelText<HTMLTextAreaElement>('Your answer to part a');
};
const button = (name: string) => screen.getByRole('button', { name });

describe('an SAQ', () => {
  it('reveals points by part and the explanation with the last', async () => {
    const { user } = show(saq());
    expect(screen.queryByText('C5 to C8')).toBeNull();
    expect(screen.getByText('2 marks')).toBeTruthy();
    expect(screen.getByText('Total 3.5 marks')).toBeTruthy();
    await user.click(button('Show points of part a'));
    expect(screen.getByText('C5 to C8')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Model points of part a' }));
    expect(document.body.textContent).not.toMatch(/Upper, middle|Because|Remember/);
    await user.click(button('Show points of part b'));
    expect(screen.getByText('Upper, middle, lower')).toBeTruthy();
    expect(screen.getByText('Remember this line.')).toBeTruthy();
  });

  it('shows and hides all points', async () => {
    const { user } = show(saq());
    await user.click(button('Show all'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Model points of part a' }));
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
    await user.click(button('Try again'));
    expect(document.body.textContent).not.toMatch(/C5 to C8|Upper, middle|Because|Remember/);
  });

  it('adds up the marks of the points that the reader ticks, and saves them', async () => {
    const { user } = show(saq());
    await user.click(button('Show all'));
    await user.click(screen.getByRole('checkbox', { name: 'C5 to C8' }));
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Upper, middle, lower' }));
    expect(screen.getByText('You had 2.5 of 3.5 marks')).toBeTruthy();
    await user.click(button('Save marks'));
    expect(screen.getByRole('status').textContent).toBe('2.5 of 3.5 marks.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'T1' }).disabled).toBe(true);
  });

  it('keeps on the device what the reader writes', async () => {
    const { user } = show(saq());
    await user.type(await openField(), 'Roots C5 to T1');
    cleanup();
    show(saq());
    expect((await openField()).value).toBe('Roots C5 to T1');
  });
});

describe('what others answered', () => {
  const shares = [
    { key: 'A', share: 0.624 },
    { key: 'C', share: 0.3 },
  ];

  it('stands beside the options of an SBA, once the key is shown', () => {
    showControlled(sba(), { answer: { sba: 'A' }, reveal: true, shares });
    expect(screen.getByText('62 % chose this').closest('li')?.textContent).toContain('Your answer');
    expect(screen.getByText('30 % chose this').closest('li')?.textContent).toContain('Correct answer');
  });

  it('stands beside the statements of an MTF', () => {
    showControlled(mtf(), { answer: { mtf: [{ key: 'A', value: true }] }, reveal: true, shares });
    expect(screen.getByText('62 % said true').style.getPropertyValue('--share')).toBe('0.624');
  });

  it('is hidden with the key', () => {
    showControlled(sba(), { answer: { sba: 'A' }, shares });
    expect(screen.queryByText(/chose this/)).toBeNull();
  });
});
