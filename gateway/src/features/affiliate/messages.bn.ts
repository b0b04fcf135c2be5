export const affiliateMessages = {
  accountInvalid: () => '১১ ডিজিটের সঠিক নম্বর দিন',
  methodInvalid: () => 'বিকাশ বা নগদ বেছে নিন।',
};
