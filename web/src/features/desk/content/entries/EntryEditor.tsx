import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../messages/index.ts';
import classes from './Entries.module.css';
import type { EntryForm } from './useEntryForm.ts';

type Props = {
  /** Of the form. */
  label: string;
  editor: Omit<EntryForm<Record<string, unknown>>, 'form' | 'field' | 'change'>;
  /** What saving does. */
  effect: string;
  /** The button's. */
  press?: string;
  /** Whether the preview needs the whole width. */
  isWide?: boolean;
  preview: ReactNode;
  children: ReactNode;
};

/** A form beside what readers will see. */
export function EntryEditor({ label, editor, effect, press, isWide = false, preview, children }: Props) {
  const { isNew, isDirty, isKept, isBusy, problem, hasConflict, backTo, save, discard } = editor;
  const heading = useId();
  return (
    <div className={classes.columns} data-wide={isWide || undefined}>
      <form
        className={classes.form}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isKept && !hasConflict && (
          <div className={classes.note}>
            <p>{t('desk.contentTypedBefore')}</p>
            <Button variant="default" onClick={discard}>
              {t('desk.contentDiscard')}
            </Button>
          </div>
        )}
        {children}
        <div className={classes.actions}>
          {hasConflict && <Conflict {...editor} />}
          {problem && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
          <div className={classes.buttons}>
            <Button type="submit" loading={isBusy} disabled={!isDirty && !isNew}>
              {press ?? t(isNew ? 'desk.contentCreate' : 'desk.contentSave')}
            </Button>
            <Button component={Link} to={backTo} variant="default">
              {t('desk.contentBack')}
            </Button>
          </div>
          <p className={classes.effect}>{effect}</p>
        </div>
      </form>
      <section className={classes.preview} aria-labelledby={heading}>
        <h2 id={heading}>{t('desk.contentPreview')}</h2>
        {preview}
      </section>
    </div>
  );
}

const Conflict = ({ isBusy, keepMine, takeTheirs }: Pick<Props['editor'], 'isBusy' | 'keepMine' | 'takeTheirs'>) => (
  <div role="alert" className={classes.note}>
    <p>{t('desk.contentConflict')}</p>
    <div className={classes.buttons}>
      <Button variant="default" loading={isBusy} onClick={keepMine}>
        {t('desk.contentKeepMine')}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={takeTheirs}>
        {t('desk.contentTakeTheirs')}
      </Button>
    </div>
  </div>
);
