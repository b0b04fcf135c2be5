import { banglaNumber } from 'server/bangla.ts';

export const mailMessages = {
  newsSubject: ({ site }: { site: string }) => `স্টুডিওতে আপনার জন্য নতুন – ${site}`,
  intro: () => 'আগের মেইলের পর থেকে আপনার জন্য নতুন:',
  news: ({ title, count, link }: { title: string; count: number; link: string }) =>
    `${title}: ${banglaNumber(count)} – ${link}`,
  switchOff: ({ link }: { link: string }) => `প্রোফাইল থেকে এই দৈনিক মেইল বন্ধ করতে পারেন: ${link}`,
};
