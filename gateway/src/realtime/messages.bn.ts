export const realtimeMessages = {
  resync: () => 'কয়েকটি বাদ পড়েছে। আবার লোড করুন।',
  noSuchOperation: () => 'ডকুমেন্টে এমন কোনো অপারেশন নেই।',
  subscriptionsOnly: () => 'এখানে শুধু সাবস্ক্রিপশন চলে: এটি HTTP দিয়ে /graphql-এ পাঠান।',
  postOnly: () => 'সাবস্ক্রিপশন POST দিয়ে পাঠাতে হয়।',
  eventStreamOnly: () => 'সাবস্ক্রিপশনের উত্তর text/event-stream হিসেবে আসে।',
  badBody: () => 'বডি হবে JSON: { "query": "subscription { … }", "operationName", "variables" }।',
};
