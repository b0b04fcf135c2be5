export const errorMessages = {
  noSuchPack: () => 'এমন কোনো প্যাক নেই।',
  noSuchFile: () => 'এমন কোনো ফাইল নেই।',
};
