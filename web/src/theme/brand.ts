import brand from 'schema/brand.json' with { type: 'json' };

/** The product's name, as mails have it too; index.html takes it from here. */
export const PRODUCT_NAME = brand.name;

/** Whom a reader writes to. A placeholder that reaches nobody: who runs the product puts their own here. */
export const SUPPORT_EMAIL = 'support@proffbank.example';

/** Where refunds are asked for, and legal notices sent to. Placeholders as well. */
export const SUPPORT_PHONE = '+880 1000-000000';
export const LEGAL_EMAIL = 'legal@proffbank.example';
