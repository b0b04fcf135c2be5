import type { Feature } from '../feature.ts';

export const notifications: Feature = {
  typePolicies: { User: { fields: { notifications: { merge: false } } } },
};
