import { t } from '../messages/index.ts';

const LOSSES = {
  hidden: 'studio.lossHidden',
  pictureFiles: 'studio.lossPictureFiles',
  pictures: 'studio.lossPictures',
  allFalse: 'studio.lossAllFalse',
  papers: 'studio.lossPapers',
  papersLost: 'studio.lossPapersLost',
  points: 'studio.lossPoints',
  pointsAsText: 'studio.lossPointsAsText',
} as const;

const OF_THE_FORMAT = {
  lists: 'studio.lossLists',
  listsLost: 'studio.lossListsLost',
  ankiLists: 'studio.lossAnkiLists',
  mtfAsChoices: 'studio.lossMtfAsChoices',
  feedback: 'studio.lossFeedback',
  oneField: 'studio.lossOneField',
  markup: 'studio.lossMarkup',
} as const;

/** What the API names in `export-summary`, in words. */
export type Loss = { id: string; questions?: number | undefined };

export function lossText({ id, questions: count = 0 }: Loss): string {
  if (id in OF_THE_FORMAT) return t(OF_THE_FORMAT[id as keyof typeof OF_THE_FORMAT]);
  return id in LOSSES ? t(LOSSES[id as keyof typeof LOSSES], { count }) : t('studio.lossOther', { count });
}
