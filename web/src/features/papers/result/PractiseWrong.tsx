import curriculum from 'schema/curriculum.json' with { type: 'json' };
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QuestionPractice, startAnew } from '../../questions/index.ts';
import type { StoredPaper } from '../device/stored-paper.ts';
import type { Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import { paperPath } from '../../../paths/papers.ts';

const BOARD_NAMES = new Map(curriculum.boards.map(({ code, name }) => [code, name]));

type Props = { paper: StoredPaper['paper']; entries: readonly Entry[]; onClose: () => void };

/** Practice with the questions that were answered wrong. */
export function PractiseWrong({ paper, entries, onClose }: Props) {
  const [, setParams] = useSearchParams();
  const [items] = useState(() => {
    const questions = entries.flatMap(({ question }) => question ?? []);
    startAnew(questions);
    return questions.map((question, index) => ({
      question,
      shelf: { path: paperPath(paper.id), title: paper.title, place: index + 1, total: questions.length },
    }));
  });
  const close = () => {
    setParams({}, { replace: true });
    onClose();
  };
  return (
    <Suspense>
      <QuestionPractice
        title={t('papers.wrongOf', { title: paper.title })}
        items={items}
        more={undefined}
        boardNames={BOARD_NAMES}
        empty={null}
        onClose={close}
      />
    </Suspense>
  );
}
