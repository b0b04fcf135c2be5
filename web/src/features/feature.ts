import type { TypePolicies } from '@apollo/client/cache';
import type { LazyPage } from '../components/lazy-page.ts';
import type { Permission, WaitingKind } from '../graphql.generated.ts';
import type { SharedId } from '../i18n/index.tsx';

/** The layout around a screen; by default the main one. */
export type Layout = 'main' | 'standalone';

/** `next` is the path of the screen that most readers open next. Its code is prefetched. */
export type AppRoute = { path: string; Page: LazyPage; layout?: Layout; next?: string };

/** A link of the header and the footer. */
export type NavigationLink = { label: SharedId; to: string; end: boolean };

/** What a feature adds to the web client. */
export type Feature = {
  routes?: readonly AppRoute[];
  navigation?: NavigationLink;
  /** Apollo Client cache policies of the feature's types. */
  typePolicies?: TypePolicies;
};

/** The desk's first screen has a list of screens for each. */
export type DeskGroup = 'PEOPLE' | 'CONTENT' | 'EXCHANGE' | 'SITE';

export type StaffScreen = {
  /** At or below STUDIO_PATH. */
  path: string;
  Page: LazyPage;
  /** What opens it. The API decides about each call. */
  needs: readonly Permission[];
  /** Its place on the desk's first screen; without one it is reached from another screen. */
  entry?: {
    group: DeskGroup;
    title: () => string;
    hint: () => string;
    /** What waits there. */
    waiting?: readonly WaitingKind[];
  };
};

/** What a feature for people with a role adds. Its code loads when somebody opens the studio. */
export type StaffFeature = { screens: readonly StaffScreen[]; typePolicies?: TypePolicies };
