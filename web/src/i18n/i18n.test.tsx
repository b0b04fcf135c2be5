import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadMessages } from './index.tsx';

const { t, Trans } = loadMessages({
  'test.questions': '{count, plural, one {# question} other {# questions}}',
  'test.named': 'Named {name}',
  'test.goTo': 'Go to <place>{name}</place> now',
});

it('forms plurals and groups digits', () => {
  expect([0, 1, 2, 1234].map((count) => t('test.questions', { count }))).toEqual([
    '0 questions',
    '1 question',
    '2 questions',
    '1,234 questions',
  ]);
});

it('knows the shared messages too', () => {
  expect(t('shared.retry')).toBe('Retry');
});

it('puts elements into a text', () => {
  const { container } = render(<Trans id="test.goTo" values={{ name: 'Home' }} components={{ place: <strong /> }} />);
  expect(container.textContent).toBe('Go to Home now');
  expect(container.querySelector('strong')?.textContent).toBe('Home');
});

it('shows a value that looks like a tag as it is', () => {
  const name = '<place>x</place> & <b>';
  render(<Trans id="test.goTo" values={{ name }} components={{ place: <strong /> }} />);
  expect(screen.getByText(name, { selector: 'strong' })).toBeTruthy();
});

it.each(['\\x41', '\\u0041 \\', '<b>\\x41'])('shows a value with a backslash as it is: %s', (name) => {
  expect(t('test.named', { name })).toBe(`Named ${name}`);
  const { container } = render(<Trans id="test.goTo" values={{ name }} components={{ place: <strong /> }} />);
  expect(container.textContent).toBe(`Go to ${name} now`);
});
