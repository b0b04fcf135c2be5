import type { TypePolicies } from '@apollo/client/cache';
import type { LazyPage } from '../components/lazy-page.ts';
import type { SharedId } from '../i18n/index.tsx';

/** What surrounds a screen; the main layout unless said. */
export type Layout = 'main' | 'standalone';

/** `next` is the path of the screen to which nearly every reader goes on: its code is fetched while this one is read. */
export type AppRoute = { path: string; Page: LazyPage; layout?: Layout; next?: string };

/** A link of the header and the footer. */
export type NavigationLink = { label: SharedId; to: string; end: boolean };

/** What a feature brings to the web client. */
export type Feature = {
  routes?: readonly AppRoute[];
  navigation?: NavigationLink;
  /** How Apollo Client's cache keeps the feature's types. */
  typePolicies?: TypePolicies;
};
