import { PLANS_PATH } from '../features/plans/paths.ts';
import { paths } from '../features/questions/paths.ts';

/** The header's and the footer's links. A new section is one line here and its routes in routes.tsx. */
export const navigation = [
  { label: 'Home', to: '/', end: true },
  { label: 'Board questions', to: paths.boards, end: false },
  { label: 'Question sets', to: '/questions-set', end: false },
  { label: 'RX Aid', to: '/internship', end: false },
  { label: 'E-books', to: '/e-book', end: false },
  { label: 'Plans', to: PLANS_PATH, end: false },
] as const;
