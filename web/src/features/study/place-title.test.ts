import { expect, test } from 'vitest';
import { site } from '../../theme/site.ts';
import { placeTitle } from './place-title.ts';

const topic = '/board-question/DHK/_1/ANAT/topics/Upper%20limb';

test.each([
  [topic, 'Upper limb, Anatomy, Dhaka', 'Upper limb, Anatomy, Dhaka'],
  [topic, site.name, 'Upper limb, ANAT, DHK'],
  ['/board-question/DHK/_1/ANAT/2024', site.name, '2024, ANAT, DHK'],
  ['/questions-set/_1/ANAT/chapter/_1-ANAT-42', site.name, 'ANAT'],
  ['/board-question/DHK/_1/ANAT/topics/50%', '', '50%, ANAT, DHK'],
])('a place at %s with the title %s is %s', (path, title, shown) => {
  expect(placeTitle({ path, title })).toBe(shown);
});
