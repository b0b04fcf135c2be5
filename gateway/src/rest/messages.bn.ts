export const idempotencyMessages = {
  badKey: () => 'Idempotency-Key হবে ১ থেকে ২৫৫টি দৃশ্যমান ASCII অক্ষর।',
  usedKey: () => 'একটি Idempotency-Key একটি কাজের জন্য: এগুলো আলাদা অনুরোধে পাঠান।',
};
