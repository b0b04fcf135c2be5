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
