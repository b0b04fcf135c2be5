export const groupMessages = {
  boards: () => 'বোর্ড',
  professionalYears: () => 'প্রফ',
  subjects: () => 'বিষয়',
  boardSubjects: () => 'বোর্ডের বিষয়',
  chapters: () => 'অধ্যায়',
  topics: () => 'টপিক',
  rxAid: () => 'RX Aid',
  ebooks: () => 'ই-বুক',
  years: () => 'সাল',
  help: () => 'সাহায্য',
  questions: ({ subject }: { subject: string }) => `${subject} বিষয়ের প্রশ্ন`,
};

export const placeMessages = {
  inStyle: ({ paper }: { paper: string }) => `যে পরীক্ষার ধাঁচে লেখা: ${paper}`,
};
