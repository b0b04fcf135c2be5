import { countAgain } from '../../../studio/shell/index.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { taka } from '../../../../components/taka.ts';
import { ConfirmDialog, useOnce } from '../../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import { LineTable } from './LineTable.tsx';
import type { Statement } from './match.ts';
import { useSettleStatementMutation, type StatementRowFragment } from './statement.generated.ts';
import classes from './Statement.module.css';

type Props = {
  statement: Statement;
  lines: readonly StatementRowFragment[];
  onSettled: (lines: StatementRowFragment[]) => void;
};

const orderOf = ({ order }: StatementRowFragment) => order ?? '';

/** The lines that pay an order, to be settled at one confirmation. */
export function MatchedLines({ statement, lines, onSettled }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [settle] = useSettleStatementMutation(countAgain);
  const once = useOnce();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chosen = lines.filter((line) => !leftOut.has(orderOf(line)));
  const words = { count: chosen.length, total: taka(chosen.reduce((sum, { amount }) => sum + amount, 0)) };
  const confirm = () =>
    once.run(async () => {
      await settle({ variables: { ...statement, orders: chosen.map(orderOf) } });
      onSettled(chosen);
    });
  const title = t('desk.statementMatched', { count: lines.length });
  return (
    <section className={classes.part} aria-labelledby="matched">
      <h2 id="matched" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lines.length === 0 ? (
        <p>{t('desk.statementNothing')}</p>
      ) : (
        <>
          <LineTable label={title} lines={lines} leftOut={leftOut} onLeaveOut={setLeftOut} />
          <Button disabled={chosen.length === 0} onClick={() => setIsAsking(true)}>
            {t('desk.settleLines', words)}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('desk.settleLinesTitle')}
          press={t('desk.settleLines', words)}
          once={once}
          onConfirm={() => void confirm()}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('desk.settleLinesText', words)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
