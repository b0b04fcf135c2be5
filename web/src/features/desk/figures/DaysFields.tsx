import { TextInput } from '@mantine/core';
import filters from '../StateFilter.module.css';
import { type Days, lastDays, moveEnd, PRESETS, type Preset, today } from './days.ts';
import classes from './Figures.module.css';
import { t } from './messages/index.ts';

type Props = { days: Days; onChange: (days: Days) => void };

const presets = Object.keys(PRESETS) as Preset[];

export function DaysFields({ days, onChange }: Props) {
  const isShown = (preset: Preset) => {
    const { from, to } = lastDays(PRESETS[preset]);
    return from === days.from && to === days.to;
  };
  return (
    <div role="group" aria-label={t('desk.figuresDays')} className={classes.days}>
      <div className={filters.states}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={isShown(preset)}
            onClick={() => onChange(lastDays(PRESETS[preset]))}
          >
            {t('desk.figuresPreset', { preset })}
          </button>
        ))}
      </div>
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={t(end === 'from' ? 'desk.figuresFrom' : 'desk.figuresTo')}
          value={days[end]}
          max={today()}
          onChange={({ currentTarget: { value } }) => value && onChange(moveEnd(days, end, value))}
        />
      ))}
    </div>
  );
}
