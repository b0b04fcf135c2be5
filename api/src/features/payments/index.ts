export { describePaymentOptions, paymentOptions, readPayment } from './command-options.ts';
export { errorMessages as paymentMessages } from './error-messages.ts';
export { type PaymentInput, paymentInput, reasonInput } from './inputs.ts';
export { paymentsByOrder, paymentsByPurchase } from './list.ts';
export { formatReceiptNumber, issueReceipt, issueReceipts } from './receipts.ts';
export { findPayment, recordPayment, recordPayments, requireAmount } from './record.ts';
