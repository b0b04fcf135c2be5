import { findUserCommand } from './find-user.ts';

export const commands = [findUserCommand];
