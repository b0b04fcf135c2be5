import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

const nothing = () => {};

// The scheme follows the system and nothing else (specification 1): nothing stored, nothing to read.
const systemScheme: MantineColorSchemeManager = {
  get: () => 'auto',
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
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
