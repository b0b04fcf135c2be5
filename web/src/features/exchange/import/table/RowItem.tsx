import { Button, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { t } from '../../messages/index.ts';
import { cellText } from '../cell-text.ts';
import { asInFile, isFull, withoutRow, type Edits } from '../edits.ts';
import type { Row } from '../report.ts';
import { RowCells } from './RowCells.tsx';
import classes from './RowTable.module.css';

const MAX_STEM = 400;
const OUTCOMES = {
  imported: 'exchange.outcomeNew',
  merged: 'exchange.outcomeMerged',
  updated: 'exchange.outcomeUpdated',
  unchanged: 'exchange.outcomeUnchanged',
  refused: 'exchange.outcomeRefused',
} as const;

type Props = { row: Row; edits: Edits; onEdit: (edits: Edits) => void };

/** A row of the file; one with something to look at is open. */
export function RowItem({ row, edits, onEdit }: Props) {
  const { line, at, outcome, cells, problems } = row;
  const [isOpen, setIsOpen] = useState(problems.length > 0);
  const panel = useId();
  const edit = edits.rows[line];
  const isOut = edit === null;
  const name = at ?? String(line);
  const facts = [cells['ref'], cells['type'], cells['subject'], cells['chapter']].filter(Boolean).join(' · ');
  const state = isOut ? 'out' : edit ? 'edited' : outcome;
  return (
    <tbody data-outcome={state}>
      <tr>
        <th scope="row">{name}</th>
        <td>
          <span className={classes.badge} data-state={state}>
            {isOut ? t('exchange.outcomeOut') : edit ? t('exchange.outcomeEdited') : t(OUTCOMES[outcome])}
          </span>
        </td>
        <td>
          <span className={classes.stem}>{cellText(cells['stem'] ?? '', MAX_STEM) || t('exchange.noCells')}</span>
          {facts && <span className={classes.facts}>{facts}</span>}
        </td>
        <td className={classes.rowActions}>
          <Button variant="subtle" aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'exchange.closeRow' : 'exchange.openRow')}
            <VisuallyHidden>{t('exchange.ofRow', { name })}</VisuallyHidden>
          </Button>
          {edit === undefined ? (
            <Button variant="subtle" disabled={isFull(edits)} onClick={() => onEdit(withoutRow(edits, line))}>
              {t('exchange.leaveOut')}
              <VisuallyHidden>{t('exchange.ofRow', { name })}</VisuallyHidden>
            </Button>
          ) : (
            <Button variant="subtle" onClick={() => onEdit(asInFile(edits, line))}>
              {t('exchange.undoRow')}
              <VisuallyHidden>{t('exchange.ofRow', { name })}</VisuallyHidden>
            </Button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4} id={panel} className={classes.panel}>
            <RowCells row={row} edits={edits} onEdit={onEdit} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
