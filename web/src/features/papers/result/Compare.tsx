import { useState } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { PartError } from '../../../components/PartError.tsx';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import { percent } from '../numbers.ts';
import { useNamePaperMutation, usePaperComparisonQuery } from './comparison.generated.ts';
import classes from './Result.module.css';

type Props = { id: string; named: boolean };

/** The results of others in the same examination. Names are visible to readers who share their own. */
export function Compare({ id, named }: Props) {
  const query = usePaperComparisonQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [isNamed, setIsNamed] = useState(named);
  const [setName, { loading }] = useNamePaperMutation();
  const comparison = query.data?.viewer?.study?.paper?.comparison;
  const retry = () => void query.refetch().catch(() => {});
  const show = async (shown: boolean) => {
    setIsNamed(shown);
    try {
      await setName({ variables: { id, named: shown } });
    } catch (error) {
      setIsNamed(!shown);
      void toast(errorText(error), 'error');
    }
  };
  if (!comparison)
    return query.error ? <PartError text={errorText(query.error)} onRetry={retry} busy={query.loading} /> : null;
  const { results, distribution, named: others } = comparison;
  const most = Math.max(1, ...(distribution ?? []));
  return (
    <section className={classes.box} aria-labelledby="compare">
      <h2 id="compare">{t('papers.compare')}</h2>
      <p>{t('papers.results', { count: results })}</p>
      {distribution && (
        <div>
          <ol className={classes.distribution} aria-label={t('papers.distribution')}>
            {distribution.map((count, tenth) => (
              // oxlint-disable-next-line react/no-array-index-key -- the place is what it means
              <li key={tenth} aria-label={t('papers.tenth', { from: tenth * 10, to: tenth * 10 + 10, count })}>
                <i style={{ height: `${(count / most) * 100}%` }} />
                {tenth * 10}
              </li>
            ))}
          </ol>
          <p aria-hidden className={classes.scale}>
            {t('papers.scale')}
          </p>
        </div>
      )}
      <label className={classes.switch}>
        <input
          type="checkbox"
          checked={isNamed}
          disabled={loading}
          onChange={({ currentTarget }) => void show(currentTarget.checked)}
        />
        {t('papers.showName')}
      </label>
      {others.length > 0 && (
        <ol className={classes.named}>
          {others.map(({ name, share }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- names repeat
            <li key={index}>
              <span>{name}</span>
              <span>{percent(share)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
