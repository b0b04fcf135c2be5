import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/cards', heading: 'Cards and items' },
  { path: '/cards/2021', heading: 'Cards and items' },
  { path: '/cards/2021/_1/ANAT', heading: 'Anatomy: cards' },
  { path: '/cards/item/21-ANAT-THX-03', heading: 'Heart with pericardium' },
];
