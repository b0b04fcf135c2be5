export const chunks = { shared: /(index|record|owner|StudySync)\./ };
