// Home and the profile show its slot. Home, the record and its lists share the rest.
export const chunks = {
  parts: /index\./,
  lists: /(FromDevice|RecordPage\.module|record-summary|data\/|lists\/(own-questions|titles)|messages\/|now\/round)/,
};
