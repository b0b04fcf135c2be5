import { professionalYears } from 'question/curriculum.ts';
import type { ListedPack } from '../device/listing.ts';
import { t } from './messages/index.ts';
import type { PacksQuery } from './packs.generated.ts';

export type Offer = PacksQuery['packs'][number];

/** A pack that is offered, on this device, or both. */
export type PackItem = Pick<Offer, 'id' | 'kind' | 'title' | 'questions' | 'bytes'> & {
  offer?: Offer | undefined;
  stored?: ListedPack | undefined;
};

export type Section = { title: string; items: PackItem[] };

/**
 * RX Aid, then the subjects by professional year. Until the server has answered: the downloads on this device, and those
 * that have ended.
 */
export function toSections(offers: readonly Offer[], stored: readonly ListedPack[]): Section[] {
  const here = new Map(stored.map((pack) => [pack.id, pack]));
  const offered = offers.map((offer): PackItem => ({ ...offer, offer, stored: here.get(offer.id) }));
  const ids = new Set(offers.map(({ id }) => id));
  const isOther = ({ id, state }: ListedPack) => !ids.has(id) && (state !== 'ENDED' || offers.length === 0);
  const others = stored.filter(isOther).map((pack): PackItem => ({ ...pack, stored: pack }));
  const items = [...offered, ...others];
  const subjects = items.filter(({ kind }) => kind === 'SUBJECT');
  const years = professionalYears.map(({ name, subjects: ofYear }) => ({
    title: name,
    items: ofYear.flatMap(({ code }) => subjects.filter(({ id }) => id === code)),
  }));
  const placed = new Set(years.flatMap((year) => year.items));
  return [
    { title: t('packs.rxAid'), items: items.filter(({ kind }) => kind === 'RX_AID') },
    ...years,
    { title: t('packs.others'), items: subjects.filter((item) => !placed.has(item)) },
  ].filter((section) => section.items.length > 0);
}
