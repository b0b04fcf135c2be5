export const chunks = { studio: /(index|staff|messages\/|Fields\.)/ };
