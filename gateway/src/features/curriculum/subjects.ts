import { itemsOf } from 'schema/items.ts';
import { professionalYears } from '../questions/index.ts';

/** The subjects that have cards in a version, by the professional years of that version. */
export const subjectsOf = (version: string) =>
  professionalYears.flatMap(({ code: prof }) =>
    professionalYears
      .flatMap(({ subjects }) => subjects)
      .flatMap((subject) => {
        const places = itemsOf(version, subject.code).filter(({ card }) => card.prof === prof);
        const cards = new Set(places.map(({ card }) => card.code)).size;
        return cards === 0 ? [] : [{ prof, subject, cards, items: places.length }];
      }),
  );
