export const errorMessages = {
  changedSince: () => 'এর মধ্যে কেউ লেখাটি বদলেছেন। আবার দেখুন।',
};
