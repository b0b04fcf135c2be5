import { NativeSelect } from '@mantine/core';
import { Choices } from '../../../components/choices/Choices.tsx';
import { t } from '../messages/index.ts';
import type { Choice } from './choice.ts';
import type { PaperChoicesQuery } from './choices.generated.ts';
import classes from './NewPaper.module.css';

const MINUTES = [10, 15, 20, 30, 45, 60, 90, 120, 180];
const MINUTE_S = 60;

const MODES = [
  { value: 'EXAM', text: 'papers.exam' },
  { value: 'TUTOR', text: 'papers.tutor' },
] as const;

type Props = {
  choice: Choice;
  /** How many questions the paper will have; undefined for a sitting. */
  drawn: number | undefined;
  rules: PaperChoicesQuery['scoringRules'];
  /** Without the network a paper has a tutor. */
  hasModes: boolean;
  onChange: (part: Partial<Choice>) => void;
};

/** Mode, time and marking of a paper. */
export function RunFields({ choice, drawn, rules, hasModes, onChange }: Props) {
  const rule = rules.find(({ id }) => id === choice.rule) ?? rules[0];
  const { saq, minutes } = choice;
  // That of short answers depends on the marks of those that are drawn.
  const byRule =
    drawn && saq === 0 && rule
      ? t('papers.minutesByRule', { count: Math.ceil((drawn * rule.secondsPerQuestion) / MINUTE_S) })
      : t('papers.byRule');
  return (
    <>
      <Choices
        legend={t('papers.mode')}
        type="radio"
        options={MODES.filter(({ value }) => hasModes || value === 'TUTOR').map(({ value, text }) => ({
          value,
          text: t(text),
        }))}
        chosen={[choice.mode]}
        onChange={([mode]) => onChange({ mode: mode as Choice['mode'] })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('papers.time')}
          data={[
            { value: '', label: byRule },
            ...MINUTES.map((count) => ({ value: String(count), label: t('papers.minutes', { count }) })),
            { value: '0', label: t('papers.noLimit') },
          ]}
          value={minutes === null ? '' : String(minutes)}
          onChange={({ currentTarget }) =>
            onChange({ minutes: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
        <NativeSelect
          label={t('papers.rule')}
          data={rules.map(({ id, name }) => ({ value: id, label: name }))}
          value={rule?.id ?? ''}
          onChange={({ currentTarget }) => onChange({ rule: currentTarget.value })}
        />
      </div>
    </>
  );
}
