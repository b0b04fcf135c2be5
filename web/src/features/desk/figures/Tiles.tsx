import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Figures.module.css';

type Tile = { name: string; value: ReactNode; to?: string };

/** Figures to see at a glance. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <dl className={classes.tiles}>
    {tiles.map(({ name, value, to }) => (
      <div key={name}>
        <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
