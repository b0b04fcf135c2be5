// Home, the record and its lists share it.
export const chunks = {
  lists: /(record-summary|FromDevice|data\/|lists\/(own-questions|titles)|messages\/|now\/round)/,
};
