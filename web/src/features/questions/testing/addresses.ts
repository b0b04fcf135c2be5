import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/board-question', heading: /Board questions/ },
  { path: '/board-question/DHK', heading: 'Dhaka' },
  { path: '/board-question/DHK/_1', heading: /1st Proff/ },
  { path: '/board-question/DHK/_1/ANAT', heading: 'Anatomy' },
  { path: '/board-question/DHK/_1/ANAT/2024', heading: /2024/ },
  { path: '/board-question/DHK/_1/ANAT/topics/Upper%20limb', heading: /Upper limb/ },
  { path: '/board-question/DHK/_1/ANAT/2024?page=2', heading: /2024/ },
  { path: '/board-question/DHK/_1/ANAT/1999', heading: /1999/ },
];
