import { t } from '../messages/index.ts';
import classes from './Content.module.css';
import { KINDS, OUTCOMES, type Entry } from './report.ts';

/** How many entries of each kind are new, changed and so on; kinds that the folder does not have are left out. */
export function CountTable({ entries }: { entries: readonly Entry[] }) {
  const ofKind = Map.groupBy(entries, ({ kind }) => kind);
  const kinds = KINDS.filter((kind) => ofKind.has(kind));
  if (kinds.length === 0) return null;
  return (
    <div className={classes.frame}>
      <table className={classes.counts}>
        <thead>
          <tr>
            <th scope="col">{t('exchange.folderKind')}</th>
            {OUTCOMES.map((outcome) => (
              <th key={outcome} scope="col">
                {t('exchange.folderOutcome', { outcome })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t('exchange.folderKindName', { kind })}</th>
              {OUTCOMES.map((outcome) => {
                const number = ofKind.get(kind)!.filter((entry) => entry.outcome === outcome).length;
                return (
                  <td key={outcome} data-outcome={number > 0 ? outcome : undefined}>
                    {t('exchange.number', { number })}{' '}
                    <span className={classes.outcome}>{t('exchange.folderOutcome', { outcome })}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
