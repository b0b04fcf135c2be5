/** The product's name, said nowhere else: index.html takes it from here. */
export const PRODUCT_NAME = 'ProffBank';
