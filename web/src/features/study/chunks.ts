// The record, the score and practice all need its words.
export const chunks = { shared: /(index|record|owner|StudySync)\./, study: /messages\// };
