export const chunks = { studio: /(((content|orders)\/)?(screens|paths|messages\/)|staff)/ };
