export const chunks = { parts: /./ };
