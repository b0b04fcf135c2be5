import { useRef, type KeyboardEvent } from 'react';
import classes from './CategoryTabs.module.css';

type Props = {
  /** The first is chosen from the start. */
  categories: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
  /** Prefix of the tabs' ids. */
  id: string;
  /** Id of what they choose. */
  panel: string;
};

/** Tabs that the arrow keys walk along, as a tablist's should. */
export function CategoryTabs({ categories, chosen, onChoose, id, panel }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const last = categories.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label="Categories" ref={list} onKeyDown={onKeyDown} tabIndex={-1}>
      {categories.map((category, index) => (
        <button
          key={category}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          aria-selected={index === chosen}
          aria-controls={panel}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {category}
        </button>
      ))}
    </div>
  );
}
