import brand from 'schema/brand.json' with { type: 'json' };

export const PRODUCT_NAME = brand.name;

// Placeholders: replace them before real readers come.
export const SUPPORT_EMAIL = 'support@proffbank.example';

export const SUPPORT_PHONE = '+880 1000-000000';
export const LEGAL_EMAIL = 'legal@proffbank.example';
