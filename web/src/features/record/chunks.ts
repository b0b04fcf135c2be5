// Home, the record and its lists share it.
export const chunks = {
  lists: /(FromDevice|RecordPage\.module|record-summary|data\/|lists\/(own-questions|titles)|messages\/|now\/round)/,
};
