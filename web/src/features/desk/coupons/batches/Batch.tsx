import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../../components/calendar-day.ts';
import { useCopy } from '../../../../components/useCopy.ts';
import { rows } from '../../../studio/paged/index.ts';
import { personPath } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { BatchFacts } from './BatchFacts.tsx';
import classes from './Batch.module.css';
import type { CodeBatchQuery } from './batches.generated.ts';
import { saveCodes } from './save-codes.ts';

type CodeBatch = NonNullable<CodeBatchQuery['desk']['codeBatch']>;

export function Batch({ batch }: { batch: CodeBatch }) {
  const { codes } = batch;
  const unused = codes.filter(({ usedAt }) => usedAt === null).map(({ code }) => code);
  const used = codes.filter(({ usedAt }) => usedAt !== null);
  return (
    <>
      <div className={classes.screen}>
        <section>
          <h2>{t('desk.codesBatch', { plan: batch.plan, duration: batch.duration })}</h2>
          <BatchFacts batch={batch} />
        </section>
        <Unused batch={batch} codes={unused} />
        <section aria-labelledby="used-codes">
          <h2 id="used-codes">{t('desk.codesUsedOnes')}</h2>
          {used.length === 0 && <p>{t('desk.codesNoneUsed')}</p>}
          <ul className={rows.rows}>
            {used.map(({ code, usedAt, usedBy }) => (
              <li key={code} className={rows.row}>
                <span className={classes.code}>{code}</span>
                <p className={rows.facts}>
                  {usedBy && <Link to={personPath(usedBy.userId)}>{usedBy.name}</Link>}
                  <time dateTime={usedAt!}>{calendarDay(usedAt!)}</time>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Cards batch={batch} codes={unused} />
    </>
  );
}

type UnusedProps = { batch: CodeBatch; codes: readonly string[] };

function Unused({ batch, codes }: UnusedProps) {
  const heading = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { copy } = useCopy(field, { copied: t('desk.codesCopied'), selected: t('desk.codesSelected') });
  const text = codes.join('\n');
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('desk.codesUnused')}</h2>
      {codes.length === 0 ? (
        <p>{t('desk.codesAllUsed')}</p>
      ) : (
        <textarea
          ref={field}
          className={classes.list}
          aria-label={t('desk.codesUnusedList')}
          readOnly
          rows={Math.min(codes.length, 10)}
          value={text}
        />
      )}
      <div className={classes.buttons}>
        {codes.length > 0 && <Button onClick={() => void copy(text)}>{t('desk.codesCopy')}</Button>}
        <Button variant="default" onClick={() => saveCodes(batch)}>
          {t('desk.codesCsv')}
        </Button>
        {codes.length > 0 && (
          <Button variant="default" onClick={() => window.print()}>
            {t('desk.codesPrint')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** On paper only. */
const Cards = ({ batch: { plan, duration }, codes }: UnusedProps) => (
  <ul className={classes.cards}>
    {codes.map((code) => (
      <li key={code}>
        <strong>{t('desk.codesCardPlan', { plan, duration })}</strong>
        <span className={classes.code}>{code}</span>
        <span>{t('desk.codesCard', { site: window.location.host })}</span>
      </li>
    ))}
  </ul>
);
