import { t } from '../i18n/index.tsx';
import classes from './AppLayout.module.css';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';

export const AppLayout = () => (
  <>
    <a href="#main" className={classes.skip}>
      {t('shared.skipToContent')}
    </a>
    <Header />
    <Main />
    <Footer />
    <BottomBar />
  </>
);
