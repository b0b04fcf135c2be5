// Home and the profile show its slot. Home, the record, its lists and items of the curriculum share the rest.
export const chunks = {
  parts: /index\./,
  lists:
    /(FromDevice|RecordPage\.module|record-summary|data\/|lists\/(own-questions|titles|index|OwnPractice|OwnQuestionRow|OwnList\.module)|messages\/|now\/round)/,
};
