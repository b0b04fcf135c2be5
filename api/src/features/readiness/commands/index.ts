import { readinessCommand } from './readiness.ts';

export const commands = [readinessCommand];
