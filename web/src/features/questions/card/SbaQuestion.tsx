import { t } from '../messages/index.ts';
import { type CardProps, CheckForm } from './CheckForm.tsx';
import { RevealedOptions } from './RevealedOptions.tsx';
import { SbaOptions } from './SbaOptions.tsx';
import { useFocusWhen } from './useFocusWhen.ts';

/** Single best answer: choose one option. */
export function SbaQuestion(props: CardProps) {
  const { question, answer, onAnswer, reveal } = props;
  const { sba: choice } = answer;
  const options = useFocusWhen<HTMLFieldSetElement>(reveal !== true);
  const key = question.options.find((option) => option.correct)?.key ?? '';
  return (
    <CheckForm
      {...props}
      isBlank={!choice}
      outcome={!choice ? 'neutral' : choice === key ? 'right' : 'wrong'}
      verdict={verdict(key, choice)}
      check={t('questions.checkAnswer')}
      show={t('questions.showAnswer')}
      revealed={<RevealedOptions options={question.options} choice={choice} shares={props.shares} />}
    >
      <SbaOptions
        name={question.id}
        label={t('questions.options', { place: props.place })}
        options={question.options}
        choice={choice}
        onChoose={(sba) => onAnswer({ sba })}
        ref={options}
      />
    </CheckForm>
  );
}

function verdict(key: string, choice: string | null | undefined) {
  if (!choice) return t('questions.theAnswer', { key });
  return choice === key ? t('questions.correct', { key }) : t('questions.incorrect', { choice, key });
}
