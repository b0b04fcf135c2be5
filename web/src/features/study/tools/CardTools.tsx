import { useState } from 'react';
import { IconFlag, IconFlagFilled, IconNote } from '../../../components/icons.ts';
import { toast } from '../../../components/toast.ts';
import type { CardToolsProps } from '../CardToolsSlot.tsx';
import { t } from '../messages/index.ts';
import classes from './CardTools.module.css';
import { NoteDialog } from './NoteDialog.tsx';

/** Buttons to flag a question and open its note. Both are stored on the device at once. */
export function CardTools({ question, shelf, record }: CardToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isFlagged = record?.flagged ?? false;
  const hasNote = Boolean(record?.note || record?.conflict);
  const flag = async () => {
    const { setFlag } = await import('../device/index.ts');
    await setFlag(question, shelf, !isFlagged);
  };
  const Flag = isFlagged ? IconFlagFilled : IconFlag;
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        data-tool="flag"
        aria-pressed={isFlagged}
        aria-label={t('study.flag', { ref: question.ref })}
        title={t('study.flagTitle')}
        onClick={() => void flag().catch(() => toast(t('study.flagNotSaved'), 'error'))}
      >
        <Flag size={20} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.tool}
        data-filled={hasNote || undefined}
        aria-haspopup="dialog"
        aria-label={t(hasNote ? 'study.openNote' : 'study.addNote', { ref: question.ref })}
        title={t('study.noteTitle')}
        onClick={() => setIsOpen(true)}
      >
        <IconNote size={20} stroke={1.75} aria-hidden />
      </button>
      {isOpen && <NoteDialog question={question} shelf={shelf} record={record} onClose={() => setIsOpen(false)} />}
    </>
  );
}
