export const chunks = {
  studio: /(((content|coupons|orders)\/)?(screens|paths)|((content|orders)\/)?messages\/|staff)/,
};
