import { importContentCommand } from './import-content.ts';

export const commands = [importContentCommand];
