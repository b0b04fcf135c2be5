/** The product's name, said nowhere else: index.html takes it from here. */
export const PRODUCT_NAME = 'ProffBank';

/**
 * How people reach who runs the site. Placeholders that belong to nobody: whoever puts the site into service writes
 * their own here.
 */
export const SUPPORT_PHONE = '+880 1000-000000';
export const SUPPORT_EMAIL = 'support@example.com';
export const LEGAL_EMAIL = 'legal@example.com';
