import { lazy, Suspense } from 'react';
import { t } from '../messages/index.ts';
import classes from './Items.module.css';

// With the names of all items, which only editors need.
const Items = lazy(async () => ({ default: (await import('./Items.tsx')).Items }));

/** What suggestions are made of. */
export type ItemsOf = {
  subject: string;
  chapter: string;
  topic: string;
  stem: string;
  options: readonly { text: string }[];
};
export type ItemsProps = {
  /** Codes. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  /** Without it items of all subjects are found. */
  of?: ItemsOf | undefined;
  isReadOnly?: boolean;
};

/** The items of the curriculum that a question belongs to. */
export function ItemsField(props: ItemsProps) {
  return (
    <section className={classes.group} aria-labelledby="items-heading">
      <h2 id="items-heading" className={classes.heading} tabIndex={-1}>
        {t('studio.items')}
      </h2>
      <Suspense fallback={<p className={classes.hint}>{t('studio.itemsLoading')}</p>}>
        <Items {...props} />
      </Suspense>
    </section>
  );
}
