import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/internship', heading: /./ },
  { path: '/internship/emergency', heading: /Emergency/ },
  { path: '/internship/emergency/shock', heading: 'Shock' },
  { path: '/internship/emergency/shock/septic-shock', heading: /Septic shock/ },
  { path: '/internship/poisoning/skip/snake-bite', heading: 'Snake bite' },
];
