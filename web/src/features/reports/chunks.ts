export const chunks = { cards: /ReportSlot/, reports: /(?!index|feature|paths|ReportSlot)/ };
