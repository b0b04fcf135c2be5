import { Button } from '@mantine/core';
import { useId } from 'react';
import { t } from '../../messages/index.ts';
import { cellText } from '../cell-text.ts';
import { valueOf, withCell, type Edits } from '../edits.ts';
import type { Problem, Row } from '../report.ts';
import classes from './RowTable.module.css';

const MAX_PROPOSAL = 80;

type Props = {
  row: Row;
  column: string;
  problems: readonly Problem[];
  edits: Edits;
  disabled: boolean;
  onEdit: (edits: Edits) => void;
};

/** A cell of the file to correct in place, with what is wrong with it and what it could be. */
export function Cell({ row, column, problems, edits, disabled, onEdit }: Props) {
  const field = useId();
  const messages = useId();
  const set = (value: string) => onEdit(withCell(edits, row, column, value));
  const isEdited = edits.rows[row.line]?.[column] !== undefined;
  const hasError = problems.some(({ severity }) => severity === 'error');
  return (
    <div className={classes.cell} data-error={(hasError && !isEdited) || undefined}>
      <label htmlFor={field}>{column}</label>
      <textarea
        id={field}
        rows={1}
        value={valueOf(edits, row, column)}
        disabled={disabled}
        aria-invalid={(hasError && !isEdited) || undefined}
        aria-describedby={problems.length > 0 ? messages : undefined}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      {problems.length > 0 && (
        <div id={messages} className={classes.messages}>
          {problems.map(({ severity, message }) => (
            <p key={message} className={classes.message} data-severity={isEdited ? undefined : severity}>
              {message}
            </p>
          ))}
        </div>
      )}
      <div className={classes.proposals}>
        {problems
          .flatMap(({ proposals }) => proposals)
          .map((proposal) => (
            <Button key={proposal} variant="default" disabled={disabled} onClick={() => set(proposal)}>
              {t('exchange.useName', { name: cellText(proposal, MAX_PROPOSAL) })}
            </Button>
          ))}
      </div>
    </div>
  );
}
