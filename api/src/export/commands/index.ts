import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';

export const commands = [exportCommand, importCommand];
