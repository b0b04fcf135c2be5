import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { site } from '../../theme/site.ts';
import classes from './ReceiptSheet.module.css';

/** A name, and one or more lines. */
type Fact = readonly [name: string, ...lines: string[]];

type Props = {
  title: string;
  /** What is false is left out. The last one is the total. */
  facts: readonly (Fact | false)[];
  /** The button's. */
  print: string;
  children: ReactNode;
};

/** A receipt in the site's name, and a button that prints it. */
export const ReceiptSheet = ({ title, facts, print, children }: Props) => (
  <>
    <Button className={classes.print} onClick={() => window.print()}>
      {print}
    </Button>
    <article className={classes.sheet} aria-label={title}>
      <header>
        <div>
          <p className={classes.brand}>{site.name}</p>
          {site.address && <p>{site.address}</p>}
        </div>
        <h2>{title}</h2>
      </header>
      <dl>
        {facts
          .filter((fact) => fact !== false)
          .map(([name, ...lines]) => (
            <div key={name}>
              <dt>{name}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
      </dl>
      <p>{children}</p>
    </article>
  </>
);
