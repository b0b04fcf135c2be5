import { useRef, type KeyboardEvent } from 'react';
import classes from './CategoryTabs.module.css';
import { t } from './messages/index.ts';

type Props = {
  categories: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  /** Prefix of the tabs' ids. */
  id: string;
  /** Id of the tabpanel. */
  panel: string;
};

/** A tablist with arrow keys, Home and End. */
export function CategoryTabs({ categories, selected, onSelect, id, panel }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const last = categories.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div
      className={classes.tabs}
      role="tablist"
      aria-label={t('ebooks.categories')}
      ref={list}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {categories.map((category, index) => (
        <button
          key={category}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          aria-selected={index === selected}
          aria-controls={panel}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {category}
        </button>
      ))}
    </div>
  );
}
