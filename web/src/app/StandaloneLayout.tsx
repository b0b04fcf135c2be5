import classes from './Header.module.css';
import { LanguageLink } from '../components/LanguageLink.tsx';
import { Main } from './Main.tsx';
import { SiteName } from './SiteName.tsx';

export const StandaloneLayout = () => (
  <>
    <header className={classes.header}>
      <div className={classes.bar}>
        <SiteName />
        <LanguageLink />
      </div>
    </header>
    <Main />
  </>
);
