import { Button } from '@mantine/core';
import { useId, useState, type ComponentType } from 'react';
import { IconChevronDown, IconX } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import classes from './FilterBar.module.css';
import type { FilterPanelProps } from './FilterPanel.tsx';
import type { Filters } from './filters.ts';

type Props = FilterPanelProps;

/** A button for the filter panel, and the active filters, each with a button to remove it. */
export function FilterBar(props: Props) {
  const { range, filters, onRange, onFilter } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps>>();
  const panel = useId();
  const load = () =>
    void import('./FilterPanel.tsx').then((file) => setPanel(() => file.FilterPanel)).catch(() => setIsOpen(false));
  const chips = (Object.entries(filters) as [keyof Filters, string][]).map(([name, value]) => ({
    text: t('questions.filterChip', { value }),
    clear: () => onFilter(name, ''),
  }));
  if (range) chips.unshift({ text: `${range.from}–${range.to}`, clear: () => onRange(undefined) });
  return (
    <div className={classes.filters}>
      <Button
        variant="default"
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onPointerEnter={load}
        onClick={() => {
          load();
          setIsOpen(!isOpen);
        }}
      >
        {t('questions.filter')}
      </Button>
      {!isOpen &&
        chips.map(({ text, clear }) => (
          <button
            key={text}
            type="button"
            className={classes.chip}
            aria-label={t('questions.clearFilter', { filter: text })}
            onClick={clear}
          >
            {text}
            <IconX size={14} stroke={2.5} aria-hidden />
          </button>
        ))}
      {isOpen && (
        <div id={panel} className={classes.panel}>
          {Panel && <Panel {...props} />}
        </div>
      )}
    </div>
  );
}
