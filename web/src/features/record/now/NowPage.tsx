import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { boardNames } from 'question/curriculum.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useSession } from '../../../session/index.ts';
import type { PracticeItem } from '../../practice/index.ts';
import { QuestionPractice, startAnew } from '../../questions/index.ts';
import { ListSkeleton } from '../lists/ListSkeleton.tsx';
import { t } from '../messages/index.ts';
import { drawRound } from './draw-round.ts';
import { ROUND } from './round.ts';

/** Practice of the questions that `drawRound` draws. */
export function NowPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const state = useLocation().state as { fromHome?: boolean } | null;
  const session = useSession();
  const isKnown = session !== undefined;
  const hasAccount = Boolean(session);
  const [round, setRound] = useState<readonly PracticeItem[]>();
  const title = t('record.now', { count: ROUND });
  const draw = async () => {
    const drawn = await drawRound(client, hasAccount);
    startAnew(drawn.map(({ question }) => question));
    setRound(drawn);
    const [first] = drawn;
    if (!first) return;
    // The places in the round, not those in the lists that the questions are from.
    const ids = drawn.map(({ question }) => question.id);
    void navigate({ search: `?q=${first.question.ref}` }, { replace: true, state: { ...state, round: ids } });
  };
  useEffect(() => {
    if (isKnown) void draw();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each reader
  }, [isKnown, hasAccount]);
  return (
    <>
      <PageHeader title={title} backTo={siteRoutes.home} />
      {!round && <ListSkeleton />}
      {round?.length === 0 && (
        <NoData
          action={
            <Button component={Link} to={siteRoutes.boards}>
              {t('record.start')}
            </Button>
          }
        >
          {t('record.nowNothing')}
        </NoData>
      )}
      {round && round.length > 0 && (
        <Suspense>
          <QuestionPractice
            title={title}
            items={round}
            boardNames={boardNames}
            nextList={
              <Button variant="default" onClick={() => void draw()}>
                {t('record.nowAgain', { count: ROUND })}
              </Button>
            }
            empty={null}
            onClose={() => void (state?.fromHome ? navigate(-1) : navigate(siteRoutes.home, { replace: true }))}
          />
        </Suspense>
      )}
    </>
  );
}
