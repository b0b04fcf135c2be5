import { Button } from '@mantine/core';
import { t } from '../messages/index.ts';
import { isFull, withoutValue, withValue, type Edits } from './edits.ts';
import classes from './Import.module.css';
import type { Row } from './report.ts';

const MAX_SHOWN = 20;

type Name = { column: string; value: string; proposals: readonly string[]; rows: number };

function namesOf(rows: readonly Row[]): Name[] {
  const names = new Map<string, Name>();
  for (const { problems } of rows) {
    for (const { kind, column, value, proposals } of problems) {
      if ((kind !== 'chapter' && kind !== 'topic') || !column || !value || proposals.length === 0) continue;
      const key = `${column} ${value}`;
      const known = names.get(key);
      names.set(key, { column, value, proposals, rows: (known?.rows ?? 0) + 1 });
    }
  }
  return [...names.values()];
}

type Props = { rows: readonly Row[]; edits: Edits; onEdit: (edits: Edits) => void };

/** Names of chapters and topics that resemble existing ones. A press takes one in every row or gives it back. */
export function NameProposals({ rows, edits, onEdit }: Props) {
  const chosen = (name: Name) => edits.values.find(({ column, from }) => column === name.column && from === name.value);
  const names = namesOf(rows);
  if (names.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="similar-names">
      <h2 id="similar-names">{t('exchange.similarNames')}</h2>
      <ul className={classes.names}>
        {names.slice(0, MAX_SHOWN).map((name) => (
          <li key={`${name.column} ${name.value}`}>
            <p>{t('exchange.similarTo', { column: name.column, name: name.value })}</p>
            <div className={classes.choices}>
              {name.proposals.map((proposal) => {
                const edit = { column: name.column, from: name.value, to: proposal };
                const isChosen = chosen(name)?.to === proposal;
                return (
                  <Button
                    key={proposal}
                    variant="default"
                    aria-pressed={isChosen}
                    disabled={isFull(edits) && !isChosen}
                    onClick={() => onEdit(isChosen ? withoutValue(edits, edit) : withValue(edits, edit))}
                  >
                    {t('exchange.useName', { name: proposal })}
                  </Button>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
