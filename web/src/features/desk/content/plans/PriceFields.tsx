import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '../../../../components/icons.ts';
import classes from '../entries/Entries.module.css';
import { t } from '../messages/index.ts';
import { MAX_PRICES, type PlanForm } from './plan-form.ts';

const MAX_DURATION = 50;

type Props = { prices: PlanForm['prices']; onChange: (prices: PlanForm['prices']) => void };

export function PriceFields({ prices, onChange }: Props) {
  const set = (index: number, part: Partial<PlanForm['prices'][number]>) =>
    onChange(prices.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <fieldset className={classes.lines}>
      <legend>{t('desk.contentPrices')}</legend>
      {prices.map(({ price, duration }, index) => (
        // Rows are only added and removed.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={index}
          role="group"
          aria-label={t('desk.contentPriceNumber', { number: index + 1 })}
          className={classes.line}
        >
          <TextInput
            label={t('desk.contentPrice')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={price}
            onChange={({ currentTarget }) => set(index, { price: currentTarget.value })}
          />
          <TextInput
            label={t('desk.contentDuration')}
            placeholder={t('desk.contentDurationExample')}
            autoComplete="off"
            maxLength={MAX_DURATION}
            value={duration}
            onChange={({ currentTarget }) => set(index, { duration: currentTarget.value })}
          />
          <Button
            variant="default"
            aria-label={t('desk.contentRemovePrice', { number: index + 1 })}
            disabled={prices.length === 1}
            onClick={() => onChange(prices.filter((_, at) => at !== index))}
          >
            <IconX size={18} aria-hidden />
          </Button>
        </div>
      ))}
      {prices.length < MAX_PRICES && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange([...prices, { price: '', duration: '' }])}
          >
            {t('desk.contentAddPrice')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
