export const errorMessages = {
  noJob: () => 'এমন কোনো কাজ নেই, বা কাজটি এখন চলছে।',
};
