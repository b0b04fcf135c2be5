import type { ReactNode } from 'react';
import { useHashTarget } from '../useHashTarget.ts';
import classes from './ArticleLayout.module.css';
import { Contents } from './Contents.tsx';
import type { Section } from './sections.ts';

// Shorter texts need no table of contents.
const CONTENTS_FROM = 3;

type Props = { sections: readonly Section[]; children: ReactNode };

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
