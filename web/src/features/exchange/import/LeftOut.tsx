import { Button } from '@mantine/core';
import { t } from '../messages/index.ts';
import { asInFile, leftOut, type Edits } from './edits.ts';
import classes from './Import.module.css';

const MAX_SHOWN = 50;

type Props = { edits: Edits; onEdit: (edits: Edits) => void };

/** Rows that stay out of the import, each with a way back. */
export function LeftOut({ edits, onEdit }: Props) {
  const lines = leftOut(edits);
  if (lines.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="left-out">
      <h2 id="left-out">{t('exchange.leftOut', { count: lines.length })}</h2>
      <ul className={classes.choices}>
        {lines.slice(0, MAX_SHOWN).map((line) => (
          <li key={line}>
            <Button variant="default" onClick={() => onEdit(asInFile(edits, line))}>
              {t('exchange.putBack', { line })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
