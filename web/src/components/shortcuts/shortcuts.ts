import { readStored, store } from '../storage.ts';

const KEY = 'shortcuts';
const TYPING = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true]';

/** A setting of this device, because speech input and stray presses trigger single keys (WCAG 2.1.4). */
export const areShortcutsOn = () => readStored('localStorage', KEY) !== 'off';

export const turnShortcuts = (on: boolean) => store('localStorage', KEY, on ? null : 'off');

/** The key of a shortcut in lower case; undefined while typing, with other keys held, for repeats, and if turned off. */
export function readShortcut({ key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || !areShortcutsOn()) return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  return key.toLowerCase();
}

let lastFocus: Element | null = null;

/** Whether Enter presses the target itself. Not if a shortcut moved the focus there: the reader wants to check. */
export const takesEnter = (target: EventTarget | null) =>
  target instanceof Element && target !== lastFocus && target.closest('button, a, summary') !== null;

/** Chooses an option (a to e), focuses a statement (a to e) or judges it (t, f). False if the card does not have it. */
export function pressInCard(card: Element, key: string): boolean {
  const isPressed = answer(card, key);
  if (isPressed) lastFocus = document.activeElement;
  return isPressed;
}

/** Toggles the flag of the card's question. Focuses the button, so that screen readers announce its state. */
export function pressFlag(card: Element): boolean {
  const button = card.querySelector<HTMLElement>('[data-tool=flag]');
  button?.click();
  button?.focus();
  if (button) lastFocus = button;
  return button !== null;
}

function answer(card: Element, key: string): boolean {
  if (key === 't' || key === 'f') return judge(card, key === 't' ? 0 : 1);
  if (!/^[a-e]$/.test(key)) return false;
  const radio = card.querySelector<HTMLElement>(`input[type=radio][value="${key.toUpperCase()}"]`);
  radio?.click();
  radio?.focus();
  if (radio) return true;
  const statement = statementsOf(card)[key.charCodeAt(0) - 'a'.charCodeAt(0)]?.[0];
  statement?.focus();
  return statement !== undefined;
}

function judge(card: Element, choice: number) {
  const statements = statementsOf(card);
  const isOpen = (buttons: HTMLElement[]) => buttons.every((button) => button.ariaPressed !== 'true');
  const chosen =
    statements.find((buttons) => buttons.includes(document.activeElement as HTMLElement)) ?? statements.find(isOpen);
  chosen?.[choice]?.click();
  // Move to the next statement.
  statements[statements.indexOf(chosen!) + 1]?.[choice]?.focus();
  return chosen !== undefined;
}

/** Each statement's buttons: true, then false. */
const statementsOf = (card: Element) =>
  Array.from(card.querySelectorAll('ul [role=group]'), (group) => [
    ...group.querySelectorAll<HTMLElement>('button[aria-pressed]'),
  ]).filter((buttons) => buttons.length === 2);
