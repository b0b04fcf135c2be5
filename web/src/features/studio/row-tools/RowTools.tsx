import { useRef, type KeyboardEvent } from 'react';
import IconArrowBarToUp from '@tabler/icons-react/dist/esm/icons/IconArrowBarToUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { t } from '../messages/index.ts';
import classes from './RowTools.module.css';

type Props = {
  /** Of the row: "Statement B". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Of a long list: moves it to the top. */
  onFirst?: (() => void) | undefined;
  onRemove: () => void;
};

/** One stop of the Tab key; arrows go from button to button. */
export function RowTools({ name, isFirst, isLast, onMove, onFirst, onRemove }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const tools = [
    { label: t('studio.moveUp', { name }), Icon: IconArrowUp, isOff: isFirst, run: () => onMove(-1) },
    { label: t('studio.moveDown', { name }), Icon: IconArrowDown, isOff: isLast, run: () => onMove(1) },
    ...(onFirst
      ? [{ label: t('studio.moveFirst', { name }), Icon: IconArrowBarToUp, isOff: false, run: onFirst }]
      : []),
    { label: t('studio.remove', { name }), Icon: IconTrash, isOff: false, run: onRemove },
  ];
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('studio.rowTools', { name })}
      className={classes.rowTools}
      onKeyDown={step}
    >
      {tools.map(({ label, Icon, isOff, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          // Not `disabled`, which would lose the focus at the end of the way.
          aria-disabled={isOff || undefined}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => !isOff && run()}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
        </button>
      ))}
    </div>
  );
}
