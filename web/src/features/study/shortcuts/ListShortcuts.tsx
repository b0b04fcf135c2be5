import { useEffect, useState } from 'react';
import { pressInCard, readShortcut, takesEnter } from '../../../components/shortcuts/shortcuts.ts';
import { toast } from '../../../components/toast.ts';
import { moveTo } from '../../../components/useHashTarget.ts';
import { t } from '../messages/index.ts';
import type { ShortcutsProps } from '../ShortcutsSlot.tsx';
import classes from './ListShortcuts.module.css';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];

/** The card that has the focus, unless the reader has scrolled away from it; else the one in the middle of the window. */
function currentCard(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('main article');
  if (focused && isInSight(focused)) return focused;
  const all = cards();
  return all.find((card) => card.getBoundingClientRect().bottom > innerHeight / 2) ?? all.at(-1);
}

function isInSight(card: HTMLElement) {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Presses keys on the current card. Returns whether the key did something. */
function press(key: string, target: EventTarget | null): boolean {
  const card = currentCard();
  if (!card) return false;
  if (key === 'n' || key === 'p') {
    const next = cards()[cards().indexOf(card) + (key === 'n' ? 1 : -1)];
    if (!next) return turnPage(key === 'n' ? 'nextElementSibling' : 'previousElementSibling');
    moveTo(next);
    return true;
  }
  if (key === 'g') return flag(card);
  if (key === 'enter') {
    const isCheckbox = target instanceof Element && target.matches('[type=checkbox]');
    if (isCheckbox || takesEnter(target)) return false;
    click(card.querySelector<HTMLElement>('[data-check]:not(:disabled)'));
    return true;
  }
  return pressInCard(card, key);
}

/** By the tab beside the current one, a locked one too. */
function turnPage(sibling: 'nextElementSibling' | 'previousElementSibling'): boolean {
  const current = document.querySelector('main nav [aria-current=page]')?.closest('li');
  return click(current?.[sibling]?.querySelector<HTMLElement>('a, button') ?? null);
}

/** The button may be out of sight, and is not announced without the focus. */
function flag(card: HTMLElement) {
  const button = card.querySelector<HTMLElement>('[data-tool=flag]');
  if (button) void toast(t(button.ariaPressed === 'true' ? 'study.unflagged' : 'study.flagged'));
  return click(button);
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
      // Dialogs on top of the list have their own keys.
      if (document.querySelector('dialog[open], [role=dialog]')) return;
      const key = readShortcut(event);
      if (key === '?') setIsOpen(true);
      else if (!key || !press(key, event.target)) return;
      event.preventDefault();
    };
    listen(first);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [first]);
  return (
    <>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('study.shortcuts')}
      </button>
      {isOpen && <ShortcutsDialog of="LIST" onClose={() => setIsOpen(false)} />}
    </>
  );
}
