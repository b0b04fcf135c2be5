import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import type { CardToolsProps } from '../CardToolsSlot.tsx';
import { setNote } from '../device/index.ts';
import { t } from '../messages/index.ts';
import classes from './NoteDialog.module.css';

const MAX_LENGTH = 5000;
const SAVE_AFTER_MS = 600;

type Props = CardToolsProps & { onClose: () => void };

/** Saves the note while the reader types. */
export function NoteDialog({ question, shelf, record, onClose }: Props) {
  const [text, setText] = useState(record?.note ?? '');
  const saved = useRef(text);
  const label = useId();
  const save = async (note: string) => {
    if (saved.current === note) return;
    saved.current = note;
    await setNote(question, shelf, note.trim());
  };
  const latest = useRef(() => save(text));
  useEffect(() => {
    latest.current = () => save(text);
    const timer = setTimeout(() => void latest.current().catch(() => {}), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => () => void latest.current().catch(() => {}), []);
  const { conflict } = record ?? {};
  const settle = async (note: string) => {
    setText(note);
    saved.current = note;
    await setNote(question, shelf, note.slice(0, MAX_LENGTH));
  };
  return (
    <Dialog title={t('study.noteOn', { ref: question.ref })} onClose={onClose}>
      {conflict && (
        <div className={classes.conflict} role="alert">
          <p>{t('study.noteConflict')}</p>
          <blockquote className={classes.other}>{conflict.note || t('study.noteEmptied')}</blockquote>
          <div className={classes.choices}>
            <Button size="sm" onClick={() => void settle([text, conflict.note].filter(Boolean).join('\n\n'))}>
              {t('study.keepBoth')}
            </Button>
            <Button size="sm" variant="default" onClick={() => void settle(text)}>
              {t('study.keepThis')}
            </Button>
            <Button size="sm" variant="default" onClick={() => void settle(conflict.note)}>
              {t('study.keepOther')}
            </Button>
          </div>
        </div>
      )}
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
        <span>{t('study.noteIsSaved')}</span>
        <span>{t('study.noteLength', { length: text.length, max: MAX_LENGTH })}</span>
      </p>
      <Button fullWidth onClick={onClose}>
        {t('study.noteDone')}
      </Button>
    </Dialog>
  );
}
