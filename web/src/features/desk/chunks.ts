export const chunks = { studio: /(((content|coupons)\/)?(screens|paths)|(content\/)?messages\/|staff)/ };
