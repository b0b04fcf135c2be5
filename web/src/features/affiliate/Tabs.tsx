import { Link } from 'react-router-dom';
import classes from '../../components/tabs/Tabs.module.css';
import { t } from './messages/index.ts';
import { TABS, tabSearch, useTab } from './useTab.ts';

/** Each tab has its own address, for Back and for sharing. */
export function Tabs() {
  const current = useTab();
  return (
    <nav aria-label={t('affiliate.title')} className={classes.tabs}>
      <ul>
        {TABS.map(({ id, label }) => (
          <li key={id}>
            <Link to={{ search: tabSearch(id) }} aria-current={id === current ? 'page' : undefined}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
