import { t } from '../messages/index.ts';
import classes from './Import.module.css';
import pictureClasses from './Pictures.module.css';
import type { PictureFault } from './report.ts';

const MAX_SHOWN = 50;
const KINDS = [
  { state: 'missing', label: 'exchange.picturesMissing' },
  { state: 'refused', label: 'exchange.picturesRefused' },
  { state: 'unused', label: 'exchange.picturesUnused' },
] as const;

/** Pictures that rows name and that are not there, and pictures that no row names. */
export function PictureFaults({ faults }: { faults: readonly PictureFault[] }) {
  if (faults.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="picture-faults">
      <h2 id="picture-faults">{t('exchange.pictureFaults')}</h2>
      {KINDS.map(({ state, label }) => {
        const own = faults.filter((fault) => fault.state === state);
        return (
          own.length > 0 && (
            <div key={state}>
              <h3>{t(label, { count: own.length })}</h3>
              <ul className={pictureClasses.pictureNames}>
                {own.slice(0, MAX_SHOWN).map(({ name, reason }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- Two refused pictures may have the same name.
                  <li key={index}>
                    <bdi>{name}</bdi> {reason}
                  </li>
                ))}
              </ul>
              {own.length > MAX_SHOWN && <p>{t('exchange.moreNames', { count: own.length - MAX_SHOWN })}</p>}
            </div>
          )
        );
      })}
      <p className={classes.hint}>{t('exchange.pictureNamesHint')}</p>
    </section>
  );
}
