import type { ComponentType } from 'react';
import { contentScreens } from '../content/screens.ts';
import { exchangeScreens } from '../exchange/screens.ts';

type Screen = {
  /** Below STUDIO_PATH. */
  path: string;
  Page: ComponentType;
  /** Its place on the desk's first screen; without one it is reached from another screen. */
  entry?: { group: Group; title: () => string; hint: () => string };
};

export const GROUPS = ['PEOPLE', 'CONTENT', 'EXCHANGE'] as const;
type Group = (typeof GROUPS)[number];

/** Every screen of the desk, in the order of its first screen. */
export const deskScreens: readonly Screen[] = [...contentScreens, ...exchangeScreens];
