import { t } from '../messages/index.ts';

const LOSSES = {
  hidden: 'exchange.lossHidden',
  pictureFiles: 'exchange.lossPictureFiles',
  pictures: 'exchange.lossPictures',
  allFalse: 'exchange.lossAllFalse',
  papers: 'exchange.lossPapers',
  papersLost: 'exchange.lossPapersLost',
  points: 'exchange.lossPoints',
  pointsAsText: 'exchange.lossPointsAsText',
} as const;

const OF_THE_FORMAT = {
  lists: 'exchange.lossLists',
  listsLost: 'exchange.lossListsLost',
  ankiLists: 'exchange.lossAnkiLists',
  mtfAsChoices: 'exchange.lossMtfAsChoices',
  feedback: 'exchange.lossFeedback',
  oneField: 'exchange.lossOneField',
  markup: 'exchange.lossMarkup',
} as const;

/** What the API names in `export-summary`, in words. */
export type Loss = { id: string; questions?: number | undefined };

export function lossText({ id, questions: count = 0 }: Loss): string {
  if (id in OF_THE_FORMAT) return t(OF_THE_FORMAT[id as keyof typeof OF_THE_FORMAT]);
  return id in LOSSES ? t(LOSSES[id as keyof typeof LOSSES], { count }) : t('exchange.lossOther', { count });
}
