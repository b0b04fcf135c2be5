import { Button } from '@mantine/core';
import { t } from '../messages/index.ts';
import { cellText } from './cell-text.ts';
import classes from './Import.module.css';
import type { Row } from './report.ts';
import type { UseImport } from './useImport.ts';

const MAX_TEXT = 300;

/** Text in an old font's code, with what it is as Unicode. */
export function Bijoy({ session, rows }: { session: UseImport; rows: readonly Row[] }) {
  const cells = rows.flatMap(({ problems }) => problems.filter(({ kind }) => kind === 'bijoy'));
  const [first] = cells.filter(({ proposals }) => proposals.length > 0);
  if (!first || session.state.settings.bijoy !== '') return null;
  return (
    <section className={classes.panel} aria-labelledby="bijoy">
      <h2 id="bijoy">{t('exchange.bijoyFound', { count: cells.length })}</h2>
      <p className={classes.hint}>{t('exchange.bijoyExample')}</p>
      <p>{cellText(first.value ?? '', MAX_TEXT)}</p>
      <p lang="bn">{cellText(first.proposals[0]!, MAX_TEXT)}</p>
      <div className={classes.choices}>
        <Button onClick={() => session.check({ bijoy: 'convert' })}>{t('exchange.bijoyConvert')}</Button>
        <Button variant="default" onClick={() => session.check({ bijoy: 'keep' })}>
          {t('exchange.bijoyKeep')}
        </Button>
      </div>
    </section>
  );
}
