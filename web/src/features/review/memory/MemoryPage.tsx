import type { ReactNode } from 'react';
import { RETENTION } from 'review/memory.ts';
import { OWN_WEIGHTS_FROM } from 'review/weights.ts';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useSession } from '../../../session/index.ts';
import { ForgettingCurve } from './ForgettingCurve.tsx';
import classes from './Memory.module.css';
import { useOwnMemoryQuery, useReviewOfferedQuery } from './memory.generated.ts';
import { t } from './messages/index.ts';
import { ModelWeights } from './ModelWeights.tsx';
import { OwnFigures, VisitorHint } from './OwnFigures.tsx';
import { weightsOf } from './own-memory.ts';
import { Forgetting, Knowledge, LastPass, NotCounted, Reasons, Retention, Sources } from './sections.tsx';

type Section = { id: string; title: string; content: ReactNode };

/** How the memory model works, with the reader's own figures: `/review/memory`. */
export function MemoryPage() {
  const session = useSession();
  const isOffered = useReviewOfferedQuery().data?.features.review === true;
  const query = useOwnMemoryQuery({ skip: !session || !isOffered, fetchPolicy: 'cache-and-network' });
  const memory = query.data?.viewer?.study?.memory;
  const weights = weightsOf(memory);
  const isOwn = memory?.fittedOn != null;
  const retention = Math.round(RETENTION * 100);
  const sections: Section[] = [
    {
      id: 'forgetting',
      title: t('review.memoryForgetting'),
      content: (
        <>
          <Forgetting />
          <ForgettingCurve weights={weights.others} isOwn={isOwn} />
        </>
      ),
    },
    { id: 'knows', title: t('review.memoryKnows'), content: <Knowledge /> },
    { id: 'why', title: t('review.memoryWhy'), content: <Reasons /> },
    { id: 'retention', title: t('review.memoryRetention', { retention }), content: <Retention /> },
    { id: 'last-pass', title: t('review.memoryLastPass'), content: <LastPass /> },
    { id: 'not-counted', title: t('review.memoryNotCounted'), content: <NotCounted /> },
    {
      id: 'own',
      title: t('review.memoryOwn'),
      content: (
        <>
          <p>{t('review.memoryOwnText', { count: weights.others.values.length, least: OWN_WEIGHTS_FROM })}</p>
          {isOffered && session && <OwnFigures query={query} memory={memory} />}
          {isOffered && session === null && <VisitorHint />}
          <ModelWeights weights={weights} />
        </>
      ),
    },
    { id: 'sources', title: t('review.memorySources'), content: <Sources /> },
  ];
  return (
    <>
      <PageHeader title={t('review.memoryTitle')} description={t('review.memoryDescription')} backTo="/" />
      <article className={classes.text}>
        {sections.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {content}
          </section>
        ))}
      </article>
    </>
  );
}
