import type { Answer } from 'question/answer.ts';

/** As tabs store it that were opened before December 2026. */
type FormerAnswer = {
  choice?: string;
  judgements?: Record<string, boolean>;
  points?: Record<string, number[]>;
};

export const upgradeAnswer = ({ choice, judgements, points, ...answer }: Answer & FormerAnswer): Answer => ({
  ...answer,
  ...(choice && { sba: choice }),
  ...(judgements && { mtf: Object.entries(judgements).map(([key, value]) => ({ key, value })) }),
  ...(points && { saq: Object.entries(points).map(([label, had]) => ({ label, points: had })) }),
});
