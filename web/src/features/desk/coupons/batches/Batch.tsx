import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../../components/calendar-day.ts';
import { rows } from '../../../studio/paged/index.ts';
import { personPath } from '../../../studio/shell/index.ts';
import { PaymentList } from '../../evidence/index.ts';
import { t } from '../messages/index.ts';
import { batchReceiptPath } from '../paths.ts';
import { BatchFacts } from './BatchFacts.tsx';
import classes from './Batch.module.css';
import type { WholeBatchFragment } from './batches.generated.ts';
import { OffCodes } from './OffCodes.tsx';
import { UnusedCodes } from './UnusedCodes.tsx';

type Props = { batch: WholeBatchFragment };

export function Batch({ batch }: Props) {
  const unusedHeading = useRef<HTMLHeadingElement>(null);
  const { id, codes, plan, duration, payment, receipt } = batch;
  const unused = codes.filter(({ usedAt }) => usedAt === null);
  const usable = unused.filter(({ isOn }) => isOn).map(({ code }) => code);
  const off = unused.filter(({ isOn }) => !isOn).map(({ code }) => code);
  return (
    <>
      <div className={classes.screen}>
        <section>
          <h2>{t('desk.codesBatch', { plan, duration })}</h2>
          <BatchFacts batch={batch} />
          <PaymentList payments={[payment]} />
          <p>
            <Link to={batchReceiptPath(id)}>{t('desk.codesReceipt', { number: receipt })}</Link>
          </p>
        </section>
        <UnusedCodes batch={batch} codes={usable} hasOff={off.length > 0} headingRef={unusedHeading} />
        {off.length > 0 && <OffCodes batch={id} codes={off} onLast={() => unusedHeading.current?.focus()} />}
        <UsedCodes batch={batch} />
      </div>
      <Cards batch={batch} codes={usable} />
    </>
  );
}

function UsedCodes({ batch }: Props) {
  const used = batch.codes.filter(({ usedAt }) => usedAt !== null);
  return (
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
  );
}

/** On paper only. */
const Cards = ({ batch: { plan, duration }, codes }: Props & { codes: readonly string[] }) => (
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
