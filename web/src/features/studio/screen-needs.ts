import { createContext } from 'react';
import type { Permission } from '../../graphql.generated.ts';

/** What opens the screen that is shown. */
export const ScreenNeeds = createContext<readonly Permission[]>([]);
