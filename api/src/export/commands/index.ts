import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { verifyBackupCommand } from './verify-backup.ts';

export const commands = [exportCommand, importCommand, verifyBackupCommand];
