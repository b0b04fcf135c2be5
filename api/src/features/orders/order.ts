import type { orders } from '../../db/schema.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The price after the discount, in whole Tk. */
export const amountOf = ({ price, discount }: Pick<OrderRow, 'price' | 'discount'>) => price - discount;

export const isPaid = ({ state }: Pick<OrderRow, 'state'>) => state === 'PAID' || state === 'REFUNDED';
