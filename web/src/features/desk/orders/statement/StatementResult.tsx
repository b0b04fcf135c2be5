import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { t } from '../messages/index.ts';
import { LineTable } from './LineTable.tsx';
import type { Match, Statement } from './match.ts';
import { MatchedLines } from './MatchedLines.tsx';
import type { StatementRowFragment } from './statement.generated.ts';
import classes from './Statement.module.css';

type Props = { statement: Statement; match: Match; onAgain: () => void };

/** Which lines pay an order, which do not and why; after the confirmation what was settled. */
export function StatementResult({ statement, match, onAgain }: Props) {
  const { matched, unmatched, alreadyUsed } = match;
  const [settled, setSettled] = useState<readonly StatementRowFragment[]>();
  if (settled) return <Settled lines={settled} onAgain={onAgain} />;
  return (
    <>
      <MatchedLines statement={statement} lines={matched} onSettled={setSettled} />
      <Lines id="unmatched" title={t('desk.statementUnmatched', { count: unmatched.length })} lines={unmatched} />
      <Lines id="used" title={t('desk.statementUsed', { count: alreadyUsed.length })} lines={alreadyUsed} />
    </>
  );
}

type LinesProps = { id: string; title: string; lines: readonly StatementRowFragment[] };

const Lines = ({ id, title, lines }: LinesProps) =>
  lines.length > 0 && (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LineTable label={title} lines={lines} />
    </section>
  );

type SettledProps = { lines: readonly StatementRowFragment[]; onAgain: () => void };

function Settled({ lines, onAgain }: SettledProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const title = t('desk.linesSettled', { count: lines.length });
  return (
    <section className={classes.part} aria-labelledby="settled">
      <h2 id="settled" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <LineTable label={title} lines={lines} />
      <Button onClick={onAgain}>{t('desk.anotherStatement')}</Button>
    </section>
  );
}
