import { Link } from 'react-router-dom';
import { chooseVersion } from '../../components/curriculum-version.ts';
import { inDigits } from '../../i18n/formats/digits.ts';
import classes from './Curriculum.module.css';
import { t } from './messages/index.ts';

type Props = {
  versions: readonly string[];
  current: string;
  /** Where the same is in another version. */
  pathIn: (version: string) => string;
};

/** Links to the versions of the curriculum. The device remembers which one was chosen. */
export const VersionSwitch = ({ versions, current, pathIn }: Props) =>
  versions.length > 1 && (
    <nav aria-label={t('curriculum.versions')} className={classes.versions}>
      <ul>
        {versions.map((version) => (
          <li key={version}>
            <Link
              to={pathIn(version)}
              aria-current={version === current ? 'page' : undefined}
              onClick={() => chooseVersion(version)}
            >
              {t('curriculum.version', { version: inDigits(version) })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
