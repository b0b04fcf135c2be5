/** The product's name, said nowhere else: index.html takes it from here. */
export const PRODUCT_NAME = 'ProffBank';

/** Whom a reader writes to. A placeholder that reaches nobody: who runs the product puts their own here. */
export const SUPPORT_EMAIL = 'support@proffbank.example';
