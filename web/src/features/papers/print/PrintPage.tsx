import { Button } from '@mantine/core';
import { isSelfMarked } from 'question/kinds/names.ts';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Choices } from '../../../components/choices/Choices.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { PaperSkeleton } from '../PaperSkeleton.tsx';
import { PAPERS_PATH, paperPath } from '../../../paths/papers.ts';
import { usePaper } from '../usePaper.ts';
import { PARTS, type Part } from './parts.ts';
import classes from './Print.module.css';

const Sheets = lazy(async () => ({ default: (await import('./Sheets.tsx')).Sheets }));

/** A paper for A4: questions, answer sheet and, once it is marked, the key. */
export function PrintPage() {
  const { id = '' } = useParams();
  const session = useSession();
  return session === undefined ? <PaperSkeleton /> : <Print key={session?.user_id} id={id} />;
}

function Print({ id }: { id: string }) {
  const { stored, fetched, retry } = usePaper(id);
  const [chosen, setChosen] = useState<readonly string[]>(['PAPER', 'SHEET']);
  if (!stored) {
    if (stored === undefined || fetched.state === 'LOADING') return <PaperSkeleton />;
    if (fetched.state === 'FAILED') return <LoadError text={fetched.text} onRetry={retry} />;
    return (
      <>
        <PageHeader title={t('papers.notFound')} backTo={PAPERS_PATH} missing />
        <NoData>{t('papers.notFoundHint')}</NoData>
      </>
    );
  }
  const { paper } = stored;
  const has = {
    PAPER: true,
    // Short answers have no bubbles.
    SHEET: paper.sections.some(({ kind }) => !isSelfMarked(kind)),
    KEY: paper.state === 'FINISHED',
  };
  const parts = (Object.keys(PARTS) as Part[]).filter((part) => has[part]);
  // Nothing can be printed before the sheets are there.
  return (
    <Suspense fallback={<PaperSkeleton title={paper.title} />}>
      <div className={classes.screenOnly}>
        <PageHeader
          title={t('papers.printTitle', { title: paper.title })}
          backTo={paperPath(id)}
          crumbs={[
            { label: t('papers.title'), to: PAPERS_PATH },
            { label: paper.title, to: paperPath(id) },
          ]}
        >
          <p>{t('papers.printHint')}</p>
        </PageHeader>
        <div className={classes.choose}>
          <Choices
            legend={t('papers.printParts')}
            type="checkbox"
            options={parts.map((part) => ({ value: part, text: t(PARTS[part]) }))}
            chosen={chosen}
            onChange={setChosen}
          />
          <Button onClick={() => window.print()} disabled={!parts.some((part) => chosen.includes(part))}>
            {t('papers.printNow')}
          </Button>
        </div>
      </div>
      <Sheets paper={paper} parts={parts.filter((part) => chosen.includes(part))} />
    </Suspense>
  );
}
