import { boardNames } from 'question/curriculum.ts';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QuestionPractice, startAnew } from '../../questions/index.ts';
import type { OwnQuestion } from '../data/own-lists.ts';

type Props = {
  title: string;
  questions: readonly OwnQuestion[];
  /** Of the whole list. */
  total: number;
  hasMore: boolean;
  onMore: () => void;
  busy: boolean;
  hasFailed: boolean;
};

/** Practice over an own list. A question that leaves the list when it is answered stays in the round. */
export function OwnPractice({ title, questions, total, hasMore, onMore, busy, hasFailed }: Props) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [round, setRound] = useState(questions);
  const ids = new Set(round.map(({ question }) => question.id));
  const added = questions.filter(({ question }) => !ids.has(question.id));
  if (added.length > 0) setRound([...round, ...added]);
  // A new round starts without the answers of earlier rounds.
  const first = new URLSearchParams(search).has('q') ? undefined : round[0]?.question.ref;
  useEffect(() => {
    if (first === undefined) return;
    startAnew(round.map(({ question }) => question));
    const params = new URLSearchParams(search);
    params.set('q', first);
    void navigate({ search: `?${params}` }, { replace: true, state: state as unknown });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each round
  }, [first]);
  const close = () => {
    const params = new URLSearchParams(search);
    params.delete('view');
    params.delete('q');
    void (isFromList(state) ? navigate(-1) : navigate({ search: `?${params}` }, { replace: true }));
  };
  if (first !== undefined || round.length === 0) return null;
  return (
    <Suspense>
      <QuestionPractice
        title={title}
        items={round.map(({ question, shelf }, index) => ({ question, shelf: { ...shelf, place: index + 1, total } }))}
        more={hasMore ? { state: busy ? 'LOADING' : hasFailed ? 'FAILED' : 'READY', load: onMore } : undefined}
        boardNames={boardNames}
        empty={null}
        onClose={close}
      />
    </Suspense>
  );
}

const isFromList = (entry: unknown) => (entry as { fromList?: boolean } | null)?.fromList === true;
