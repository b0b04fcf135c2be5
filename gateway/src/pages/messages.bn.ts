export const pageMessages = {
  description: () => 'বাংলাদেশের MBBS পেশাগত পরীক্ষার প্রশ্ন, উত্তরের ব্যাখ্যাসহ।',
  review: () => 'রিভিশন',
  practice: () => 'অনুশীলন',
  paper: () => 'নতুন পরীক্ষাপত্র',
};
