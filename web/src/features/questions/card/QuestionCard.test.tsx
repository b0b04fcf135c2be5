import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show, showControlled } from '../../../testing/question-card.tsx';
import { mtf, saq, sba } from '../../../testing/questions.ts';
import { UNANSWERED } from './answer.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const expectHiddenKey = () => {
  expect(document.body.textContent).not.toMatch(/Reason|Because|Remember|Snell|Correct|C5 to C8|Upper, middle/);
};

const judgeButton = (statement: number, word: 'True' | 'False') =>
  within(screen.getAllByRole('group')[statement]!).getByRole('button', { name: word });

describe('a question card', () => {
  it('shows its type, reference and papers', () => {
    const { card } = show(sba());
    expect(card.textContent).toContain('Single best answer');
    expect(card.textContent).toContain('ANAT-000001');
    expect(screen.getByRole('list', { name: 'Asked in' }).textContent).toBe('Dhaka · May 2024');
  });

  it('shows an unnamed board by its code and a year without a sitting', () => {
    const appearances = [{ board: 'RAJ', year: 2023, sitting: null }];
    show({ ...sba(), appearances });
    expect(screen.getByRole('list', { name: 'Asked in' }).textContent).toBe('RAJ · 2023');
  });
});

describe('the origin of a question', () => {
  it('shows the papers of a question from papers', () => {
    show({ ...sba(), origin: 'PAPER' });
    expect(screen.getByRole('list', { name: 'Asked in' }).textContent).toBe('Dhaka · May 2024');
    expect(screen.queryByText(/Original/)).toBeNull();
  });

  it('shows an original as in the style of its papers', () => {
    show({ ...sba(), origin: 'ORIGINAL' });
    expect(screen.getByText('Original question in the style of Dhaka · May 2024')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Asked in' })).toBeNull();
  });

  it('shows an original without papers', () => {
    show({ ...sba(), origin: 'ORIGINAL', appearances: [] });
    expect(screen.getByText('Original question')).toBeTruthy();
  });
});

describe('an SBA', () => {
  it('hides its key until the answer is checked', async () => {
    const { user } = show(sba());
    expectHiddenKey();
    await user.click(screen.getByRole('radio', { name: /Radial/ }));
    expectHiddenKey();
    await user.click(button('Check answer'));
    expect(screen.getByRole('status').textContent).toBe('Correct. The answer is C.');
  });

  it('marks the chosen and the correct option and shows the solution', async () => {
    const { user } = show(sba());
    await user.click(screen.getByRole('radio', { name: /Axillary/ }));
    await user.click(button('Check answer'));
    expect(screen.getByRole('status').textContent).toBe('Incorrect. You chose A; the answer is C.');
    const options = within(screen.getByRole('list', { name: 'Options with reasons' })).getAllByRole('listitem');
    expect(options.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Your answer.*Reason A/),
      expect.stringMatching(/Correct answer.*Reason C/),
    ]);
    const others = screen.getByText('Why the others are wrong').closest('details')!;
    expect(others.open).toBe(false);
    expect(others.textContent).toMatch(/Reason B.*Reason D.*Reason E/);
    const solution = screen.getByRole('group', { name: 'Answer to question 3' });
    expect(solution.textContent).toContain('Because of this.');
    expect(solution.textContent).toContain('Remember this line.');
    expect(solution.textContent).toContain("Snell's Clinical Anatomy");
    expect(document.activeElement).toBe(solution);
  });

  it('chooses by arrow keys and checks by Enter', async () => {
    const { user } = show(sba());
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Radial/ }).checked).toBe(true);
    expectHiddenKey();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Correct. The answer is C.');
  });

  it('cannot be checked without a choice but can show its answer', async () => {
    const { user } = show(sba());
    expect(button('Check answer').hasAttribute('disabled')).toBe(true);
    await user.click(button('Show answer'));
    expect(screen.getByRole('status').textContent).toBe('The answer is C.');
  });

  it('hides the key on Try again', async () => {
    const { user } = show(sba());
    await user.click(button('Show answer'));
    await user.click(button('Try again'));
    expectHiddenKey();
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.checked)).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Options of question 3' }));
  });
});

describe('the text of an option', () => {
  it('can be selected without choosing the option', async () => {
    const { user } = show(sba());
    const text = screen.getByText('Radial');
    getSelection()?.setBaseAndExtent(text.firstChild!, 0, text.firstChild!, 4);
    // As at the end of a drag or a long press.
    fireEvent.click(text);
    const radial = screen.getByRole<HTMLInputElement>('radio', { name: /Radial/ });
    expect(radial.checked).toBe(false);
    await user.click(text);
    expect(radial.checked).toBe(true);
  });
});

describe('an MTF', () => {
  it('shows its key and score only when checked', async () => {
    const { user } = show(mtf());
    expect(button('Check answers').hasAttribute('disabled')).toBe(true);
    for (const statement of [0, 1, 2, 3, 4]) await user.click(judgeButton(statement, 'True'));
    expectHiddenKey();
    expect(judgeButton(0, 'True').getAttribute('aria-pressed')).toBe('true');
    await user.click(judgeButton(2, 'False'));
    expectHiddenKey();
    await user.click(button('Check answers'));
    expect(screen.getByRole('status').textContent).toBe('4 of 5 correct. 0.8 of 1 mark.');
    const statements = within(screen.getByRole('list', { name: 'Statements of question 3' })).getAllByRole('listitem');
    expect(statements[0]?.textContent).toContain('It is true: you were right');
    expect(statements[4]?.textContent).toContain('You said true: it is false');
  });

  it('can be answered by keyboard', async () => {
    const { user } = show(mtf());
    for (let statement = 0; statement < 5; statement++) {
      // From the False of the statement before, or from the page's start, to this one's True.
      await user.tab();
      await user.keyboard(statement % 2 ? '{Enter}' : ' ');
      await user.tab();
    }
    expectHiddenKey();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('3 of 5 correct. 0.6 of 1 mark.');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Answer to question 3' }));
  });

  it('shows its answers without judgements', async () => {
    const { user } = show(mtf());
    await user.click(button('Show answers'));
    expect(screen.getByRole('status').textContent).toBe('The answers are shown.');
    await user.click(button('Try again'));
    expectHiddenKey();
  });
});

describe('a controlled card', () => {
  it('shows the answer of an SBA and reports changes', async () => {
    const { user, onAnswer, onReveal } = showControlled(sba(), { answer: { sba: 'A' } });
    await user.click(screen.getByRole('radio', { name: /Radial/ }));
    expect(onAnswer.mock.calls).toEqual([[{ sba: 'C' }]]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Axillary/ }).checked).toBe(true);
    await user.click(button('Check answer'));
    expect(onReveal.mock.calls).toEqual([[true]]);
    expectHiddenKey();
  });

  it('adds a judgement to those of an MTF', async () => {
    const { user, onAnswer, onReveal } = showControlled(mtf(), { answer: { mtf: [{ key: 'A', value: true }] } });
    await user.click(judgeButton(1, 'False'));
    expect(onAnswer.mock.calls).toEqual([
      [
        {
          mtf: [
            { key: 'A', value: true },
            { key: 'B', value: false },
          ],
        },
      ],
    ]);
    await user.click(button('Check answers'));
    expect(onReveal.mock.calls).toEqual([[true]]);
    expectHiddenKey();
  });

  it('shows the points of revealed parts of an SAQ', async () => {
    const { user, onReveal } = showControlled(saq(), { reveal: ['a'] });
    expect(screen.getByText('C5 to C8')).toBeTruthy();
    await user.click(button('Show points of part b'));
    expect(onReveal.mock.calls).toEqual([[['a', 'b']]]);
    expect(screen.queryByText('Upper, middle, lower')).toBeNull();
  });

  it('can start revealed and reports a blank answer on Try again', async () => {
    const { user, onAnswer } = showControlled(sba(), { answer: { sba: 'C' }, reveal: true });
    expect(screen.getByRole('status').textContent).toBe('Correct. The answer is C.');
    await user.click(button('Try again'));
    expect(onAnswer.mock.calls).toEqual([[UNANSWERED]]);
  });
});

describe('long and Bangla text', () => {
  it('is shown unchanged', () => {
    const stem = 'একজন ২৬ বছর বয়সী কৃষক রংপুর থেকে এসেছেন। '.repeat(20);
    const { card } = show({ ...sba(), stem });
    expect(card.textContent).toContain(stem.trim());
  });
});
