import { queryData } from '../../testkit/graphql.ts';

/** An address for each route of the specification, and for states that look different. */
export const ROUTES = [
  { path: '/', heading: 'Trusted Medical Solutions for Professionals and Students' },
  { path: '/board-question', heading: /Board questions/ },
  { path: '/board-question/DHK', heading: 'Dhaka' },
  { path: '/board-question/DHK/_1', heading: /1st Proff/ },
  { path: '/board-question/DHK/_1/ANAT', heading: 'Anatomy' },
  { path: '/board-question/DHK/_1/ANAT/2024', heading: /2024/ },
  { path: '/board-question/DHK/_1/ANAT/topics/Upper%20limb', heading: /Upper limb/ },
  { path: '/board-question/DHK/_1/ANAT/2024?page=2', heading: /2024/ },
  { path: '/board-question/DHK/_1/ANAT/1999', heading: /1999/ },
  { path: '/practice', heading: 'Practice' },
  { path: '/papers', heading: 'Papers' },
  { path: '/papers/new', heading: 'Make a paper' },
  { path: '/papers/none', heading: 'Paper not found' },
  { path: '/record', heading: 'Your record' },
  { path: '/record/wrong', heading: 'Wrong last time' },
  { path: '/e-book', heading: /./ },
  { path: '/subscription', heading: /./ },
  { path: '/questions-set', heading: /./ },
  { path: '/questions-set/_1', heading: /1st Proff/ },
  { path: '/questions-set/_1/ANAT', heading: /Anatomy/ },
  { path: '/questions-set/_1/ANAT/chapter/{chapter}', heading: /./ },
  { path: '/internship', heading: /./ },
  { path: '/internship/emergency', heading: /Emergency/ },
  { path: '/internship/emergency/shock', heading: 'Shock' },
  { path: '/internship/emergency/shock/septic-shock', heading: /Septic shock/ },
  { path: '/internship/poisoning/skip/snake-bite', heading: 'Snake bite' },
  { path: '/search', heading: 'Search Your need' },
  { path: '/search?q=shock', heading: 'Search Your need' },
  { path: '/term', heading: /Terms/ },
  { path: '/policy', heading: /Privacy/ },
  { path: '/cancelletion', heading: /Refund/ },
  { path: '/login', heading: /./ },
  { path: '/sign-up', heading: /./ },
  { path: '/forgot-password', heading: /./ },
  { path: '/nowhere', heading: /./ },
] as const;

/** A route's address on a site, with the id of an existing chapter. */
export async function addressOf(url: string, path: string) {
  if (!path.includes('{chapter}')) return path;
  const { chapters } = await queryData<{ chapters: { id: string }[] }>(
    url,
    '{ chapters(prof: "_1", subject: "ANAT") { id } }',
  );
  return path.replace('{chapter}', chapters[0]!.id);
}
