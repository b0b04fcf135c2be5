import { grantPlanCommand } from './grant-plan.ts';
import { refundCommand } from './refund.ts';

export const commands = [grantPlanCommand, refundCommand];
