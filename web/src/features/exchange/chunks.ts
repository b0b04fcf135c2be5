export const chunks = { studio: /(index|feature|messages\/)/ };
