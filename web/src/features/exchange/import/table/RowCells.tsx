import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../messages/index.ts';
import type { Edits } from '../edits.ts';
import type { Problem, Row } from '../report.ts';
import { Cell } from './Cell.tsx';
import classes from './RowTable.module.css';

const USUAL = ['stem', 'option_a', 'option_b', 'option_c', 'option_d', 'option_e', 'correct', 'explanation', 'chapter'];

type Props = { row: Row; edits: Edits; onEdit: (edits: Edits) => void };

/** The cells that have problems, each with its message; the others on demand. */
export function RowCells({ row, edits, onEdit }: Props) {
  const { problems, cells, line } = row;
  const ofRow = problems.filter(({ column }) => column === null);
  const withProblem = [...new Set(problems.flatMap(({ column }) => column ?? []))];
  const [isWhole, setIsWhole] = useState(withProblem.length === 0);
  const isEditable = Object.keys(cells).length > 0;
  const isOut = edits.rows[line] === null;
  const others = [...new Set([...USUAL, ...Object.keys(cells)])].filter((column) => !withProblem.includes(column));
  const cell = (column: string) => (
    <Cell
      key={column}
      row={row}
      column={column}
      problems={problems.filter((one) => one.column === column)}
      edits={edits}
      disabled={isOut}
      onEdit={onEdit}
    />
  );
  return (
    <>
      <Messages problems={ofRow} />
      {!isEditable && <p className={classes.note}>{t('exchange.notEditable')}</p>}
      {isEditable && (
        <div className={classes.cells}>
          {withProblem.map(cell)}
          {isWhole && others.map(cell)}
        </div>
      )}
      {isEditable && withProblem.length > 0 && (
        <Button
          variant="subtle"
          className={classes.toggle}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'exchange.fewerCells' : 'exchange.allCells')}
        </Button>
      )}
    </>
  );
}

const Messages = ({ problems }: { problems: readonly Problem[] }) =>
  problems.map(({ severity, message }) => (
    <p key={message} className={classes.message} data-severity={severity}>
      {message}
    </p>
  ));
