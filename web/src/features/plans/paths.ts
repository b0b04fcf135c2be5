export const PLANS_PATH = '/subscription';
