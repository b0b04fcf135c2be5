import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AppTheme } from '../../../theme/AppTheme.tsx';
import { mtf, saq, sba } from '../../../testing/questions.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { QuestionCardFragment } from './question.generated.ts';
import { forgetAnswers } from './useRemembered.ts';

const boardNames = new Map([['DHK', 'Dhaka']]);

function show(question: QuestionCardFragment) {
  const view = render(
    <AppTheme>
      <QuestionCard question={question} place={3} boardNames={boardNames} />
    </AppTheme>,
  );
  return { ...view, user: userEvent.setup(), card: screen.getByRole('article', { name: 'Question 3' }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const keyIsHidden = () => {
  expect(document.body.textContent).not.toMatch(/Reason|Because|Remember|Snell|Correct|C5 to C8|Upper, middle/);
};

const say = (statement: number, word: 'True' | 'False') =>
  within(screen.getAllByRole('group')[statement]!).getByRole('button', { name: word });

afterEach(forgetAnswers);

describe('a question card', () => {
  it('names its kind, its reference and where it was asked', () => {
    const { card } = show(sba());
    expect(card.textContent).toContain('Single best answer');
    expect(card.textContent).toContain('ANAT-000001');
    expect(screen.getByRole('list', { name: 'Asked in' }).textContent).toBe('Dhaka · May 2024');
  });

  it('shows a board that has no name by its code, and a year without a sitting', () => {
    const appearances = [{ board: 'RAJ', year: 2023, sitting: null }];
    show({ ...sba(), appearances });
    expect(screen.getByRole('list', { name: 'Asked in' }).textContent).toBe('RAJ · 2023');
  });
});

describe('where a question comes from', () => {
  it('is the papers that it was asked in', () => {
    show({ ...sba(), origin: 'PAPER' });
    expect(screen.getByRole('list', { name: 'Asked in' }).textContent).toBe('Dhaka · May 2024');
    expect(screen.queryByText(/Original/)).toBeNull();
  });

  it('is this bank, for an original in the style of those papers', () => {
    show({ ...sba(), origin: 'ORIGINAL' });
    expect(screen.getByText('Original question in the style of Dhaka · May 2024')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Asked in' })).toBeNull();
  });

  it('is this bank alone, for an original without papers', () => {
    show({ ...sba(), origin: 'ORIGINAL', appearances: [] });
    expect(screen.getByText('Original question')).toBeTruthy();
  });
});

describe('an SBA', () => {
  it('keeps its key out of the page until the answer is checked', async () => {
    const { user } = show(sba());
    keyIsHidden();
    await user.click(screen.getByRole('radio', { name: /Radial/ }));
    keyIsHidden();
    await user.click(button('Check answer'));
    expect(screen.getByRole('status').textContent).toBe('Correct. The answer is C.');
  });

  it('marks the chosen and the correct option by word, with reasons, explanation, take-away and references', async () => {
    const { user } = show(sba());
    await user.click(screen.getByRole('radio', { name: /Axillary/ }));
    await user.click(button('Check answer'));
    expect(screen.getByRole('status').textContent).toBe('Incorrect. You chose A; the answer is C.');
    const options = within(screen.getByRole('list', { name: 'Options with reasons' })).getAllByRole('listitem');
    expect(options[0]?.textContent).toContain('Your answer');
    expect(options[2]?.textContent).toContain('Correct answer');
    expect(options.every((item) => item.textContent.includes('Reason'))).toBe(true);
    const solution = screen.getByRole('group', { name: 'Answer to question 3' });
    expect(solution.textContent).toContain('Because of this.');
    expect(solution.textContent).toContain('Remember this line.');
    expect(solution.textContent).toContain("Snell's Clinical Anatomy");
    expect(document.activeElement).toBe(solution);
  });

  it('is answered by keyboard: arrows choose, Enter checks', async () => {
    const { user } = show(sba());
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Radial/ }).checked).toBe(true);
    keyIsHidden();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Correct. The answer is C.');
  });

  it('cannot be checked before something is chosen, and shows its answer when asked', async () => {
    const { user } = show(sba());
    expect(button('Check answer').hasAttribute('disabled')).toBe(true);
    await user.click(button('Show answer'));
    expect(screen.getByRole('status').textContent).toBe('The answer is C.');
  });

  it('hides all again on another try', async () => {
    const { user } = show(sba());
    await user.click(button('Show answer'));
    await user.click(button('Try again'));
    keyIsHidden();
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.checked)).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Options of question 3' }));
  });

  it('remembers the answer when the reader comes back to it', async () => {
    const { user, unmount } = show(sba());
    await user.click(screen.getByRole('radio', { name: /Axillary/ }));
    await user.click(button('Check answer'));
    unmount();
    show(sba());
    expect(screen.getByRole('status').textContent).toBe('Incorrect. You chose A; the answer is C.');
  });
});

describe('the text of an option', () => {
  it('is selected without choosing the option; a plain click chooses it', async () => {
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
  it('is judged statement by statement, and revealed with the score only by its button', async () => {
    const { user } = show(mtf());
    expect(button('Check answers').hasAttribute('disabled')).toBe(true);
    for (const statement of [0, 1, 2, 3, 4]) await user.click(say(statement, 'True'));
    keyIsHidden();
    expect(say(0, 'True').getAttribute('aria-pressed')).toBe('true');
    await user.click(say(2, 'False'));
    keyIsHidden();
    await user.click(button('Check answers'));
    expect(screen.getByRole('status').textContent).toBe('4 of 5 correct.');
    const statements = within(screen.getByRole('list', { name: 'Statements of question 3' })).getAllByRole('listitem');
    expect(statements[0]?.textContent).toContain('It is true: you were right');
    expect(statements[4]?.textContent).toContain('You said true: it is false');
  });

  it('is answered by keyboard', async () => {
    const { user } = show(mtf());
    for (let statement = 0; statement < 5; statement++) {
      // From the False of the statement before, or from the page's start, to this one's True.
      await user.tab();
      await user.keyboard(statement % 2 ? '{Enter}' : ' ');
      await user.tab();
    }
    keyIsHidden();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('3 of 5 correct.');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Answer to question 3' }));
  });

  it('shows its answers when asked', async () => {
    const { user } = show(mtf());
    await user.click(button('Show answers'));
    expect(screen.getByRole('status').textContent).toBe('The answers are shown.');
    await user.click(button('Try again'));
    keyIsHidden();
  });
});

describe('an SAQ', () => {
  it('reveals its points part by part, and the explanation with the last part', async () => {
    const { user } = show(saq());
    keyIsHidden();
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

  it('shows all when asked, and hides all again', async () => {
    const { user } = show(saq());
    await user.click(button('Show all'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Model points of part a' }));
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
    await user.click(button('Try again'));
    keyIsHidden();
  });
});

describe('long and Bangla text', () => {
  it('is shown as it is written', () => {
    const stem = 'একজন ২৬ বছর বয়সী কৃষক রংপুর থেকে এসেছেন। '.repeat(20);
    const { card } = show({ ...sba(), stem });
    expect(card.textContent).toContain(stem.trim());
  });
});
