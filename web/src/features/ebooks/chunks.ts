export const chunks = { parts: /(card|messages)\// };
