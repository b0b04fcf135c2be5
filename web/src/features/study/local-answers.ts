import type { LocalAnswers } from '../../apollo/local-answers.ts';
import { storedFeatures } from '../../apollo/stored-features.ts';

const readFeatures = async () => ({ features: storedFeatures() });

/** Queries that ask for nothing but what the server offers. */
export const studyAnswers = {
  HasPacks: readFeatures,
  ReviewOffered: readFeatures,
  TodayOffer: readFeatures,
} satisfies LocalAnswers;
