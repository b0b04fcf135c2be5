export const reviewMessages = {
  refundedLate: () => 'কমিশন পাওয়ার পরে টাকা ফেরত দেওয়া হয়েছে',
  refundedInPart: () => 'আংশিক টাকা ফেরত দেওয়া হয়েছে',
};
