export const errorMessages = { noData: () => 'কোনো তথ্য পাওয়া যায়নি' };
