/** What the plans say, those on offer and those that a reader has. */
export const messages = {
  intro: 'Page 1 of every question list is open to everybody. A plan opens all the others.',
  compare: 'What is in each plan',
  includes: 'Includes',
  advantages: 'Advantages',
  feature: 'Feature',
  aMonth: 'Price a month',
  perMonth: (amount: string) => `${amount} a month`,
  fromAmount: (amount: string) => `from ${amount}`,
  notByMonth: 'not by the month',
  included: 'Included',
  notIncluded: 'Not included',
  inEvery: 'In every plan',

  // The plan of a reader
  openUntil: (day: string) => `Open until ${day}`,
  openWithoutEnd: 'Open without end',
  opensAll: 'Every page of the question lists is open to you.',
  noPlan: 'No plan yet: page 1 of every question list is open to you.',
  seePlans: 'See the plans',
  thenPlan: (days: string) => `Then, ${days}:`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  fromOn: (from: string) => `from ${from} without end`,
} as const;
