import { defineConfig } from 'vitest/config';

// An embedded database takes seconds to open where the cores are shared.
export default defineConfig({ test: { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 } });
