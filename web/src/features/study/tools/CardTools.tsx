import { useState, type ComponentType } from 'react';
import { IconFlag, IconFlagFilled, IconNote } from '../../../components/icons.ts';
import { toast } from '../../../components/toast.ts';
import type { CardToolsProps } from '../CardToolsSlot.tsx';
import { t } from '../messages/index.ts';
import classes from './CardTools.module.css';
import type { NoteDialogProps } from './NoteDialog.tsx';

/** Buttons to flag a question and open its note. Both are stored on the device at once. */
export function CardTools({ question, shelf, record }: CardToolsProps) {
  const [Dialog, setDialog] = useState<ComponentType<NoteDialogProps>>();
  const isFlagged = record?.flagged ?? false;
  const hasNote = Boolean(record?.note || record?.conflict);
  const flag = async () => {
    const device = await loaded(import('../device/index.ts'));
    await device?.setFlag(question, shelf, !isFlagged).catch(() => toast(t('study.flagNotSaved'), 'error'));
  };
  const openNote = async () => {
    const file = await loaded(import('./NoteDialog.tsx'));
    if (file) setDialog(() => file.NoteDialog);
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
        onClick={() => void flag()}
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
        onClick={() => void openNote()}
      >
        <IconNote size={20} stroke={1.75} aria-hidden />
      </button>
      {Dialog && <Dialog question={question} shelf={shelf} record={record} onClose={() => setDialog(undefined)} />}
    </>
  );
}

// Offline it may be missing.
const loaded = <File,>(file: Promise<File>) => file.catch(() => void toast(t('study.toolNotLoaded'), 'error'));
