import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/questions-set', heading: /./ },
  { path: '/questions-set/_1', heading: /1st Proff/ },
  { path: '/questions-set/_1/ANAT', heading: /Anatomy/ },
  { path: '/questions-set/_1/ANAT/chapter/{chapter}', heading: /./ },
];
