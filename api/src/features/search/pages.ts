import { siteRoutes } from 'schema/site-routes.ts';

/** Pages about the site itself, by the names that the web client gives them. `around`: what else they are about. */
export const PAGES: readonly { title: string; link: string; around: string }[] = [
  {
    title: 'Refund policy',
    link: siteRoutes.refunds,
    around: 'refunds money back cancel cancellation payment return',
  },
  {
    title: 'Subscription plans',
    link: siteRoutes.plans,
    around: 'package price payment pay buy cost bkash nagad help',
  },
  { title: 'Terms of use', link: siteRoutes.terms, around: 'terms conditions rules law account fair use' },
  {
    title: 'Privacy policy',
    link: siteRoutes.privacy,
    around: 'privacy data cookies personal information delete account',
  },
];
