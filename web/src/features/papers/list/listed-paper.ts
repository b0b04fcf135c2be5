import type { StoredPaper } from '../device/stored-paper.ts';

export type ListedPaper = {
  id: string;
  title: string;
  mode: 'EXAM' | 'TUTOR';
  state: 'OPEN' | 'FINISHED';
  startedAt: string;
  endsAt: string | null;
  result: { marks: number; outOf: number; share: number; unmarked: number; verdict: 'PASSED' | 'FAILED' | null } | null;
  passShare: number;
};

export const toListed = ({ paper: { rule, result, ...paper } }: StoredPaper): ListedPaper => ({
  ...paper,
  result,
  passShare: rule.passShare,
});
