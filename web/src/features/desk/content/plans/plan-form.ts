import { readNumber } from 'text/number.ts';
import type { PlanInput } from '../../../../graphql.generated.ts';
import { isEntryId } from '../entries/new-id.ts';
import type { Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import type { DeskPlanFragment } from './plans.generated.ts';

/** Prices as they are typed; features and advantages one a line. */
export type PlanForm = {
  id: string;
  name: string;
  shortDescription: string;
  prices: { price: string; duration: string }[];
  features: string;
  advantages: string;
  onSale: boolean;
};

export const MAX_PRICES = 12;
export const emptyPlan: PlanForm = {
  id: '',
  name: '',
  shortDescription: '',
  prices: [{ price: '', duration: '' }],
  features: '',
  advantages: '',
  onSale: true,
};

export const toStored = ({ version, ...plan }: DeskPlanFragment): Stored<PlanForm> => ({
  version,
  form: {
    id: plan.id,
    name: plan.name,
    shortDescription: plan.shortDescription,
    prices: plan.prices.map(({ price, duration }) => ({ price: String(price), duration })),
    features: plan.features.join('\n'),
    advantages: plan.advantages.join('\n'),
    onSale: plan.onSale,
  },
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const MAX_LINES = 30;
const MAX_PRICE = 9_999_999;

const isPrice = (price = -1) => Number.isInteger(price) && price >= 0 && price <= MAX_PRICE;

export function checkPlan({ id, name, shortDescription, prices, features, advantages }: PlanForm): string | undefined {
  if (!name.trim() || !shortDescription.trim()) return t('desk.contentPlanNeeds');
  if (!isEntryId(id)) return t('desk.contentBadId');
  if (prices.some(({ price, duration }) => !isPrice(readNumber(price)) || !duration.trim()))
    return t('desk.contentBadPrice');
  if ([features, advantages].some((text) => linesOf(text).length > MAX_LINES)) {
    return t('desk.contentTooManyLines', { max: MAX_LINES });
  }
  return undefined;
}

export const toInput = (form: PlanForm): PlanInput => ({
  ...form,
  prices: form.prices.map(({ price, duration }) => ({ price: readNumber(price) ?? 0, duration: duration.trim() })),
  features: linesOf(form.features),
  advantages: linesOf(form.advantages),
});
