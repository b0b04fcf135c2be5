export const couponMessages = {
  noCodes: () => 'এই সার্ভারে কুপন কোড চলে না।',
};
