import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '../theme/brand.ts';
import classes from './Footer.module.css';
import { navigation } from './navigation.ts';

export const Footer = () => (
  <footer className={classes.footer}>
    <div className={classes.inner}>
      <p>
        <strong>{PRODUCT_NAME}</strong>
        <br />
        For study. Not a guide to the care of a patient.
      </p>
      <nav aria-label="Footer">
        <ul>
          {navigation.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
