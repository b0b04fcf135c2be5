import { banglaNumber } from 'server/bangla.ts';

export const exportMessages = {
  true: () => 'সত্য',
  false: () => 'মিথ্যা',
  answer: ({ letters }: { letters: string }) => `উত্তর: ${letters}`,
  noneTrue: () => 'উত্তর: কোনোটিই সত্য নয়',
  takeAway: ({ text }: { text: string }) => `মনে রাখুন: ${text}`,
  explanationBn: () => 'বাংলায় ব্যাখ্যা',
  references: () => 'রেফারেন্স',
  pictureSource: ({ text }: { text: string }) => `উৎস: ${text}`,
  pictureLicence: ({ text }: { text: string }) => `লাইসেন্স: ${text}`,
  picture: ({ alt }: { alt: string }) => `[ছবি: ${alt}]`,
  marks: ({ marks }: { marks: number }) => `${banglaNumber(marks)} নম্বর`,
  weight: ({ weight }: { weight: number }) => `গুরুত্ব ${banglaNumber(weight)}`,
  doesNotCarry: ({ losses }: { losses: readonly string[] }) => `এই ফাইলে যা থাকে না: ${losses.join(' ')}`,
};
