export const metricsMessages = {
  forbidden: () => 'এই মেশিন থেকে চান, বা METRICS_TOKEN-এর টোকেন দিয়ে চান।',
};
