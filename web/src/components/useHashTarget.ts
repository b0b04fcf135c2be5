import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to and focuses the target of the URL's hash once it exists. Mantine's useHash does not follow the router. */
export function useHashTarget() {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const id = hashId(hash);
  const lastKey = useRef('');
  useEffect(() => {
    const target = id && !isReturn && lastKey.current !== key && document.getElementById(id);
    if (!target) return;
    lastKey.current = key;
    moveTo(target);
  });
}

/** Scrolls to an element and gives it the focus. */
export function moveTo(target: HTMLElement) {
  // First: the focus may change the layout.
  takeFocus(target);
  target.scrollIntoView({ block: 'start' });
}

/** Gives the focus. Focusable only while focused, or a click beside a control would focus it again. */
export function takeFocus(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

export function hashId(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
