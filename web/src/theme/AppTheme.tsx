import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

const noop = () => {};

// The scheme follows the system (specification 1): nothing to store.
const systemScheme: MantineColorSchemeManager = {
  get: () => 'auto',
  set: noop,
  subscribe: noop,
  unsubscribe: noop,
  clear: noop,
};

export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={systemScheme}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
