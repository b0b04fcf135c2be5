import { defineConfig } from 'vitest/config';
import { ISOLATED, WEB } from './vitest.config.ts';

export default defineConfig({ test: { ...WEB, name: 'web-isolated', include: ISOLATED } });
