import { Link } from 'react-router-dom';
import { site } from '../theme/site.ts';
import classes from './Header.module.css';

export const SiteName = () => (
  <Link to="/" className={classes.name}>
    <img src="/mark.svg" width={28} height={28} alt="" />
    <span className={classes.word}>{site.name}</span>
  </Link>
);
