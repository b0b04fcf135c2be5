import { Link } from 'react-router-dom';
import { legalPaths } from '../features/legal/paths.ts';
import { PRODUCT_NAME } from '../theme/brand.ts';
import classes from './Footer.module.css';
import { navigation } from './navigation.ts';

const LINKS = [
  ...navigation,
  { label: 'Terms', to: legalPaths.terms },
  { label: 'Privacy', to: legalPaths.privacy },
  { label: 'Refunds', to: legalPaths.refunds },
];

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
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
