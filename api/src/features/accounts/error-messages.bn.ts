import type { Permission } from 'schema/roles.ts';
import { banglaNumber } from 'server/bangla.ts';

const FOR_PERMISSION: Partial<Record<Permission, string>> = {
  QUESTIONS_WRITE: 'এটি লেখকদের জন্য।',
  QUESTIONS_REVIEW: 'এটি যাচাইকারীদের জন্য।',
};

export const errorMessages = {
  invalidCredentials: () => 'ইমেইল বা পাসওয়ার্ড ভুল।',
  emailTaken: () => 'এই ইমেইল দিয়ে আগেই অ্যাকাউন্ট খোলা হয়েছে। লগ ইন করুন, বা অন্য ইমেইল দিন।',
  unknownEmail: () => 'এই ইমেইলে কোনো অ্যাকাউন্ট নেই।',
  wrongCode: () => 'কোডটি মিলছে না',
  unknownReference: () => 'এই রেফারেন্স দিয়ে কেউ আমন্ত্রণ জানাননি।',
  noGoogle: () => 'এখানে Google দিয়ে লগ ইন চালু নেই।',
  logInAgain: () => 'আগে লগ ইন করুন।',
  logInToChangePhone: () => 'ফোন নম্বর বদলাতে আবার লগ ইন করুন।',
  forAdmins: () => 'এটি অ্যাডমিনদের জন্য।',
  forPermission: ({ permission }: { permission: Permission }) =>
    FOR_PERMISSION[permission] ?? 'আপনার ভূমিকায় এর অনুমতি নেই।',
  pictureFailed: () => 'ছবি আপলোড হয়নি',
  givePassword: () => 'আপনার পাসওয়ার্ড দিন।',
  wrongPassword: () => 'এটি আপনার পাসওয়ার্ড নয়।',
  twoFactorRequired: () => 'আপনার অথেনটিকেটর অ্যাপের কোডটি লিখুন।',
  wrongTwoFactorCode: () => 'কোডটি ভুল, বা আগে ব্যবহার হয়েছে। আপনার অ্যাপে এখন যে কোড দেখাচ্ছে সেটি লিখুন।',
  twoFactorIsOn: () => 'দুই ধাপের লগ ইন আগেই চালু আছে।',
  twoFactorIsOff: () => 'দুই ধাপের লগ ইন চালু নেই।',
  twoFactorNotStarted: () => 'আগে দুই ধাপের লগ ইন চালু করা শুরু করুন।',
  noTwoFactor: () => 'এখানে দুই ধাপের লগ ইন নেই।',
  twoFactorMissing: () => 'এর জন্য দুই ধাপের লগ ইন লাগে। আগে প্রোফাইল থেকে চালু করুন।',
  logInToStartTwoFactor: () => 'দুই ধাপের লগ ইন চালু করতে আবার লগ ইন করুন।',
  noPassword: () => 'আপনার অ্যাকাউন্টে পাসওয়ার্ড নেই। “পাসওয়ার্ড ভুলে গেছেন” থেকে একটি ঠিক করুন, বা কমান্ডটি ব্যবহার করুন।',
};

export const inputMessages = {
  atMost: ({ max }: { max: number }) => `সর্বোচ্চ ${banglaNumber(max)}টি অক্ষর।`,
  nameRequired: () => 'নাম দিন।',
  nameTooShort: ({ min }: { min: number }) => `নামে অন্তত ${banglaNumber(min)}টি অক্ষর দিন।`,
  emailRequired: () => 'ইমেইল দিন।',
  emailInvalid: () => 'সঠিক ইমেইল দিন।',
  passwordRequired: () => 'পাসওয়ার্ড দিন।',
  newPasswordRequired: () => 'নতুন পাসওয়ার্ড দিন।',
  passwordTooShort: ({ min }: { min: number }) => `পাসওয়ার্ডে অন্তত ${banglaNumber(min)}টি অক্ষর দিন।`,
  passwordTooLong: ({ max }: { max: number }) => `পাসওয়ার্ডে সর্বোচ্চ ${banglaNumber(max)}টি অক্ষর দেওয়া যায়।`,
  passwordHasSpaces: () => 'পাসওয়ার্ডে ফাঁকা জায়গা রাখবেন না।',
  confirmPasswordRequired: () => 'পাসওয়ার্ডটি আবার লিখুন',
  passwordsDiffer: () => 'দুটি পাসওয়ার্ড এক নয়।',
  codeRequired: () => 'কোড দিন',
  twoFactorCodeRequired: () => 'কোডটি লিখুন।',
  collegeRequired: () => 'প্রতিষ্ঠান দিন',
  yearRequired: () => 'বর্ষ দিন',
  phoneInvalid: () => 'ফোন নম্বর ১১ ডিজিটের হতে হবে।',
  pictureFailed: () => 'ছবি আপলোড হয়নি',
  searchRequired: () => 'ইমেইল, ফোন নম্বর বা আইডি দিন।',
};
