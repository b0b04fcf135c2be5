export const chunks = { studio: /((content\/)?(screens|paths|messages\/)|staff)/ };
