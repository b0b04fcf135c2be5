import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

// useHash of Mantine says what the hash is, and neither scrolls to it nor hears of the router's own changes.
/**
 * Brings the part of the page that the address names (`#id`) into view, and the focus to it, after the first render
 * that has it. Back and forward keep their own place.
 */
export function useHashTarget() {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const id = hashId(hash);
  const shown = useRef('');
  useEffect(() => {
    const target = id && !isReturn && shown.current !== key && document.getElementById(id);
    if (!target) return;
    shown.current = key;
    target.scrollIntoView({ block: 'start' });
    takeFocus(target);
  });
}

// Only for as long as it has it: a click beside a control would give it back the focus. A server knows no hash, so
// this is no attribute that a component could render.
function takeFocus(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The id that an address names after its `#`, or ''. */
export function hashId(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
