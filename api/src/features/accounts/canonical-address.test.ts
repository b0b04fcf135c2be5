import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

test.each([
  ['gmail.com', ['rahim.uddin+shop@Gmail.com', 'RAHIMUDDIN@googlemail.com', 'r.a.h.i.m.uddin@gmail.com']],
  [
    'proton',
    ['rahim.uddin@proton.me', 'Rahim-Uddin+a@protonmail.com', 'rahim_uddin@pm.me', 'rahimuddin@protonmail.ch'],
  ],
  ['yandex', ['rahim.uddin@ya.ru', 'rahim-uddin@yandex.com', 'Rahim.Uddin+x@yandex.com.tr', 'rahim-uddin@yandex.kz']],
  ['yahoo', ['rahim@yahoo.com', 'Rahim-shop@yahoo.com', 'rahim-a-b@yahoo.com', 'rahim+x@yahoo.com']],
  ['yahoo of a country', ['rahim@yahoo.co.uk', 'rahim-shop@yahoo.co.uk']],
  [
    'fastmail',
    ['rahim@fastmail.com', 'rahim+x@fastmail.com', 'shop@rahim.fastmail.com', 'Any.Thing@Rahim.Fastmail.com'],
  ],
  ['outlook', ['rahim.uddin@outlook.com', 'Rahim.Uddin+shop@outlook.com']],
  ['hotmail', ['rahim@hotmail.com', 'rahim+1@HOTMAIL.com']],
  ['icloud', ['rahim@icloud.com', 'rahim+x@me.com', 'rahim@mac.com']],
  ['a college of its own', ['rahim@dmc.edu.bd', 'Rahim+exam@dmc.edu.bd']],
])('%s: every spelling of an address is one mailbox', (_provider, spellings) => {
  expect(new Set(spellings.map(canonicalAddress)).size).toBe(1);
});

test.each([
  ['rahim.uddin@dmc.edu.bd', 'rahimuddin@dmc.edu.bd'],
  ['rahim-uddin@gmail.com', 'rahimuddin@gmail.com'],
  ['rahim-uddin@dmc.edu.bd', 'rahim@dmc.edu.bd'],
  ['rahim.uddin@outlook.com', 'rahimuddin@outlook.com'],
  ['rahim@outlook.com', 'rahim@hotmail.com'],
  ['rahim@yahoo.com', 'rahim@yahoo.co.uk'],
  ['shop@rahim.fastmail.com', 'shop@karim.fastmail.com'],
  ['rahim@yandex.evil.com', 'rahim@yandex.ru'],
  ['rahim.x@gmail.com.bd', 'rahimx@gmail.com'],
])('%s and %s are mailboxes of two people', (one, other) => {
  expect(canonicalAddress(one)).not.toBe(canonicalAddress(other));
});
