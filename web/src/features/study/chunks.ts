// The record, the score and practice all need the marking and its words.
export const chunks = { shared: /(index|record|owner|StudySync)\./, study: /(rules\.|messages\/)/ };
