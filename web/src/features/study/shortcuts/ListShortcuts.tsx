import { useEffect, useState } from 'react';
import { pressInCard, readShortcut } from '../../../components/shortcuts/shortcuts.ts';
import { moveTo } from '../../../components/useHashTarget.ts';
import type { ShortcutsProps } from '../ShortcutsSlot.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];

/** The card that has the focus, else the one in the middle of the window. */
function currentCard(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('main article');
  const all = cards();
  return focused ?? all.find((card) => card.getBoundingClientRect().bottom > innerHeight / 2) ?? all[0];
}

/** Presses keys on the current card. Returns whether the key did something. */
function press(key: string, target: EventTarget | null): boolean {
  const card = currentCard();
  if (!card) return false;
  if (key === 'n' || key === 'p') {
    const next = cards()[cards().indexOf(card) + (key === 'n' ? 1 : -1)];
    if (next) moveTo(next);
    return next !== undefined;
  }
  if (key === 'g') return click(card.querySelector<HTMLElement>('[data-tool=flag]'));
  if (key === 'enter') {
    // A control that has the focus is pressed by the browser, but a radio or a statement's T or F only chooses.
    const controls = 'button:not([role=group] > [aria-pressed]), a, summary, [type=checkbox]';
    const isControl = target instanceof Element && target.closest(controls) !== null;
    return !isControl && click(card.querySelector<HTMLElement>('[data-check]:not(:disabled)'));
  }
  return pressInCard(card, key);
}

function click(button: HTMLElement | null): boolean {
  button?.click();
  return button !== null;
}

/** A to E, T and F, Enter, N, P and G on a list of questions; ? shows them all. */
export function ListShortcuts({ first }: ShortcutsProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('dialog')) return;
      // The dialog has the way to turn the others on again.
      if (event.key === '?' && !isTyping(target)) return setIsOpen(true);
      const key = readShortcut(event);
      if (key && press(key, target)) event.preventDefault();
    };
    listen(first);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [first]);
  return isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null;
