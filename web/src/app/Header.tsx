import { siteRoutes } from 'schema/site-routes.ts';
import { IconMenu2, IconSearch, IconX } from '../components/icons.ts';
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { NotificationBell } from '../features/notifications/index.ts';
import { StudioMenuItem } from '../features/studio/index.ts';
import { t } from '../i18n/index.tsx';
import { useSession } from '../session/index.ts';
import { AccountLink } from './AccountLink.tsx';
import classes from './Header.module.css';
import { LanguageLink } from '../components/LanguageLink.tsx';
import { navigation } from './navigation.ts';
import { SiteName } from './SiteName.tsx';

export function Header() {
  const { key } = useLocation();
  const session = useSession();
  // Bound to a history entry, so that navigation closes the menu.
  const [openKey, setOpenKey] = useState<string>();
  const isOpen = openKey === key;
  const menu = useId();
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenKey(undefined);
    button.current?.focus();
  };
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <SiteName />
        <button
          type="button"
          ref={button}
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={menu}
          onClick={() => setOpenKey(isOpen ? undefined : key)}
          onKeyDown={closeOnEscape}
        >
          {isOpen ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
          <span className={classes.label}>{t('shared.menu')}</span>
        </button>
        <nav id={menu} aria-label={t('shared.mainNavigation')} className={classes.nav} data-open={isOpen || undefined}>
          <ul>
            {navigation.map(({ label, to, end }) => (
              <li key={to}>
                <NavLink to={to} end={end} onKeyDown={closeOnEscape}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
            {session && (
              <Suspense>
                <StudioMenuItem onKeyDown={closeOnEscape} />
              </Suspense>
            )}
            <li>
              <LanguageLink />
            </li>
          </ul>
        </nav>
        <Link to={siteRoutes.search} className={classes.search} aria-label={t('shared.search')}>
          <IconSearch size={20} aria-hidden />
        </Link>
        <AccountLink />
        <NotificationBell announces />
      </div>
    </header>
  );
}
