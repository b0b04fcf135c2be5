import type { ReactNode } from 'react';
import { useHashTarget } from '../useHashTarget.ts';
import classes from './ArticleLayout.module.css';
import { Contents } from './Contents.tsx';
import type { Section } from './sections.ts';

// A text of two parts is seen at a glance.
const CONTENTS_FROM = 3;

type Props = { sections: readonly Section[]; children: ReactNode };

/** A text to be read on a sheet of its own; a long one has its contents beside it. */
export function ArticleLayout({ sections, children }: Props) {
  useHashTarget();
  const titled = sections.filter(({ title }) => title !== '');
  return (
    <div className={classes.columns}>
      {titled.length >= CONTENTS_FROM && <Contents sections={titled} />}
      <article className={classes.sheet}>{children}</article>
    </div>
  );
}
