import curriculum from 'schema/curriculum.json' with { type: 'json' };
import { useState, type ComponentProps } from 'react';
import { QuestionCard } from '../../questions/card/index.ts';

type CardProps = ComponentProps<typeof QuestionCard>;

const BOARD_NAMES = new Map(curriculum.boards.map(({ code, name }) => [code, name]));

/** A question as readers see it, with its key on show. It can be answered; nothing is recorded. */
export function StudioCard({ question }: Pick<CardProps, 'question'>) {
  const [answer, setAnswer] = useState<CardProps['answer']>({});
  const [reveal, setReveal] = useState<CardProps['reveal']>(
    question.type === 'SAQ' ? question.parts.map(({ label }) => label) : true,
  );
  return (
    <QuestionCard
      question={question}
      place={1}
      boardNames={BOARD_NAMES}
      answer={answer}
      onAnswer={(next) => {
        setAnswer(next);
        if (!next.points) setReveal(false);
      }}
      reveal={reveal}
      onReveal={setReveal}
    />
  );
}
