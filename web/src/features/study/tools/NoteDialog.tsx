import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import type { CardToolsProps } from '../CardToolsSlot.tsx';
import { toast } from '../../../components/toast.ts';
import { setNote } from '../device/index.ts';
import { t } from '../messages/index.ts';
import classes from './NoteDialog.module.css';

const MAX_LENGTH = 5000;
const SAVE_AFTER_MS = 600;

export type NoteDialogProps = CardToolsProps & { onClose: () => void };

/** Saves the note while the reader types. */
export function NoteDialog({ question, shelf, record, onClose }: NoteDialogProps) {
  const { text, setText, hasFailed, settle } = useNote({ question, shelf, record });
  const label = useId();
  const { conflict } = record ?? {};
  return (
    <Dialog title={t('study.noteOn', { ref: question.ref })} onClose={onClose}>
      {conflict && <Conflict text={text} other={conflict.note} onSettle={(note) => void settle(note)} />}
      <label className={classes.label} htmlFor={label}>
        {t('study.note')}
      </label>
      <textarea
        id={label}
        className={classes.text}
        rows={7}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes.foot}>
        <span role="status" data-failed={hasFailed || undefined}>
          {t(hasFailed ? 'study.noteNotSaved' : 'study.noteIsSaved')}
        </span>
        <span>{t('study.noteLength', { length: text.length, max: MAX_LENGTH })}</span>
      </p>
      <Button fullWidth onClick={onClose}>
        {t('study.noteDone')}
      </Button>
    </Dialog>
  );
}

function useNote({ question, shelf, record }: CardToolsProps) {
  const [text, setText] = useState(record?.note ?? '');
  const saved = useRef(text);
  const isOpen = useRef(true);
  const [hasFailed, setHasFailed] = useState(false);
  const store = async (note: string) => {
    const before = saved.current;
    saved.current = note;
    try {
      await setNote(question, shelf, note.trim().slice(0, MAX_LENGTH));
      setHasFailed(false);
    } catch {
      saved.current = before;
      setHasFailed(true);
      if (!isOpen.current) void toast(t('study.noteIsLost'), 'error');
    }
  };
  const save = async (note: string) => {
    if (saved.current !== note) await store(note);
  };
  const latest = useRef(() => save(text));
  useEffect(() => {
    latest.current = () => save(text);
    const timer = setTimeout(() => void latest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      void latest.current();
    };
  }, []);
  const settle = async (note: string) => {
    setText(note);
    await store(note);
  };
  return { text, setText, hasFailed, settle };
}

type ConflictProps = { text: string; other: string; onSettle: (note: string) => void };

const Conflict = ({ text, other, onSettle }: ConflictProps) => (
  <div className={classes.conflict} role="alert">
    <p>{t('study.noteConflict')}</p>
    <blockquote className={classes.other}>{other || t('study.noteEmptied')}</blockquote>
    <div className={classes.choices}>
      <Button size="sm" onClick={() => onSettle([text, other].filter(Boolean).join('\n\n'))}>
        {t('study.keepBoth')}
      </Button>
      <Button size="sm" variant="default" onClick={() => onSettle(text)}>
        {t('study.keepThis')}
      </Button>
      <Button size="sm" variant="default" onClick={() => onSettle(other)}>
        {t('study.keepOther')}
      </Button>
    </div>
  </div>
);
