import { boardNames } from 'question/curriculum.ts';
import { isSelfMarked } from 'question/kinds/names.ts';
import { useState, type ComponentProps } from 'react';
import { QuestionCard } from '../../questions/card/index.ts';

type CardProps = ComponentProps<typeof QuestionCard>;

/** A question as readers see it, with its key on show. It can be answered; nothing is recorded. */
export function StudioCard({ question }: Pick<CardProps, 'question'>) {
  const [answer, setAnswer] = useState<CardProps['answer']>({});
  const [reveal, setReveal] = useState<CardProps['reveal']>(
    isSelfMarked(question.type) ? question.parts.map(({ label }) => label) : true,
  );
  return (
    <QuestionCard
      question={question}
      place={1}
      boardNames={boardNames}
      answer={answer}
      onAnswer={(next) => {
        setAnswer(next);
        if (!next.saq) setReveal(false);
      }}
      reveal={reveal}
      onReveal={setReveal}
    />
  );
}
