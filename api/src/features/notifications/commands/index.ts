import { notifyCommand } from './notify.ts';

export const commands = [notifyCommand];
