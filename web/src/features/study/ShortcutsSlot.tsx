import { useEffect, useState, type ComponentType } from 'react';

export type ShortcutsProps = { first: KeyboardEvent };

/** The shortcuts of a list of questions. Their code loads with the first key press. */
export function ShortcutsSlot() {
  const [loaded, setLoaded] = useState<ShortcutsProps & { Shortcuts: ComponentType<ShortcutsProps> }>();
  useEffect(() => {
    const load = (first: KeyboardEvent) => {
      import('./shortcuts/ListShortcuts.tsx')
        .then(({ ListShortcuts }) => setLoaded({ Shortcuts: ListShortcuts, first }))
        .catch(() => {});
    };
    addEventListener('keydown', load, { once: true });
    return () => removeEventListener('keydown', load);
  }, []);
  return loaded && <loaded.Shortcuts first={loaded.first} />;
}
