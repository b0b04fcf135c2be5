import { Link } from 'react-router-dom';
import { legalPaths } from '../features/legal/paths.ts';
import { t } from '../i18n/index.tsx';
import { site } from '../theme/site.ts';
import classes from './Footer.module.css';
import { LanguageLink } from '../components/LanguageLink.tsx';
import { navigation } from './navigation.ts';

const LINKS = [
  ...navigation,
  { label: 'shared.terms', to: legalPaths.terms },
  { label: 'shared.privacy', to: legalPaths.privacy },
  { label: 'shared.refunds', to: legalPaths.refunds },
] as const;

export const Footer = () => (
  <footer className={classes.footer}>
    <div className={classes.inner}>
      <p>
        <strong>{site.name}</strong>
        <br />
        {t('shared.forStudy')}
      </p>
      <nav aria-label={t('shared.footer')}>
        <ul>
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{t(label)}</Link>
            </li>
          ))}
          <li>
            <LanguageLink />
          </li>
        </ul>
      </nav>
    </div>
  </footer>
);
