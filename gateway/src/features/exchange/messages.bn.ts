export const exchangeMessages = {
  tooLarge: ({ megabytes }: { megabytes: number }) => `ফাইলটি ${megabytes} MB-এর চেয়ে বড়: কমান্ড দিয়ে ইমপোর্ট করুন।`,
  tooSlow: () => 'ফাইলটি খুব ধীরে আসছিল।',
  notAFile: () => 'ফাইলটি ফর্ম হিসেবে বা সরাসরি পাঠান।',
  notAPassword: () => 'পাসওয়ার্ড JSON হিসেবে পাঠান।',
  badQuery: () => 'অনুরোধের ঠিকানাটি বেশি লম্বা।',
};
