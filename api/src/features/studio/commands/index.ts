import { resetTwoFactorCommand } from './reset-two-factor.ts';
import { rolesCommand, setRoleCommand } from './roles.ts';

export const commands = [rolesCommand, setRoleCommand, resetTwoFactorCommand];
