import { rolesCommand, setRoleCommand } from './roles.ts';

export const commands = [rolesCommand, setRoleCommand];
