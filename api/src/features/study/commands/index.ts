import { rebuildStudyCommand } from './rebuild-study.ts';

export const commands = [rebuildStudyCommand];
