import { banglaNumber } from 'server/bangla.ts';
import { LIMITS } from './limits.ts';

export const inputMessages = {
  nameRequired: () => 'নাম দিন।',
  nameShort: () => `নামে অন্তত ${banglaNumber(LIMITS.MIN_NAME)}টি অক্ষর দিন।`,
  emailRequired: () => 'ইমেইল দিন।',
  emailInvalid: () => 'সঠিক ইমেইল দিন।',
  passwordRequired: () => 'পাসওয়ার্ড দিন।',
  newPasswordRequired: () => 'নতুন পাসওয়ার্ড দিন।',
  passwordShort: () => `পাসওয়ার্ডে অন্তত ${banglaNumber(LIMITS.MIN_PASSWORD)}টি অক্ষর দিন।`,
  passwordLong: () => `পাসওয়ার্ডে সর্বোচ্চ ${banglaNumber(LIMITS.MAX_PASSWORD)}টি অক্ষর দেওয়া যায়।`,
  passwordSpaces: () => 'পাসওয়ার্ডে ফাঁকা জায়গা রাখবেন না।',
  confirmRequired: () => 'পাসওয়ার্ডটি আবার লিখুন',
  confirmDiffers: () => 'দুটি পাসওয়ার্ড এক নয়।',
  twoFactorCodeRequired: () => 'কোডটি লিখুন।',
  otpRequired: () => 'কোড দিন',
  instituteRequired: () => 'প্রতিষ্ঠান দিন',
  yearRequired: () => 'বর্ষ দিন',
  phoneInvalid: () => 'ফোন নম্বর ১১ ডিজিটের হতে হবে।',
  imageInvalid: () => 'ছবি আপলোড হয়নি',
};

export const accountMessages = {
  emailTaken: () => 'এই ইমেইল দিয়ে আগেই অ্যাকাউন্ট খোলা হয়েছে। লগ ইন করুন, বা অন্য ইমেইল দিন।',
  emailUnknown: () => 'এই ইমেইলে কোনো অ্যাকাউন্ট নেই।',
  otpMismatch: () => 'কোডটি মিলছে না',
  invalid: () => 'তথ্য ঠিক নেই। আবার চেষ্টা করুন।',
  wrongCredentials: () => 'ইমেইল বা পাসওয়ার্ড ভুল।',
  twoFactorRequired: () => 'আপনার অথেনটিকেটর অ্যাপের কোডটি লিখুন।',
  codeSpent: () => 'এই লগ ইনের মেয়াদ শেষ। আবার লগ ইন করুন।',
  badLanguage: () => 'ইংরেজি বা বাংলা বেছে নিন।',
  noLanguage: () => 'এই সার্ভারে অ্যাকাউন্টের ভাষা রাখা হয় না।',
  passwordChanged: () => 'আপনার পাসওয়ার্ড বদলানো হয়েছে। লগ ইন করুন।',
};
