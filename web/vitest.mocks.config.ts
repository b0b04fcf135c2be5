import { defineConfig } from 'vitest/config';
import { MOCKING, WEB } from './vitest.config.ts';

export default defineConfig({ test: { ...WEB, name: 'web-mocks', include: MOCKING } });
