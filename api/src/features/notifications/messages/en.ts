import { siteRoutes } from 'schema/site-routes.ts';
import { readableDate, readableMoment } from '../../../readable-date.ts';
import { asHtml, orderLinks } from './as-html.ts';
import { staffKinds, writeStaffNews } from './staff.ts';

/** Whole Tk. */
type Amount = { amount: number };
/** ISO dates; a plan whose `endsAt` is null has no end. */
type OpenPlan = { plan: string; endsAt: string | null };

/** `order`: the id of the order that was paid. */
type Purchase = OpenPlan & { duration: string; price: number; order?: string | undefined };
type Order = { id: string; code: string };
type Rejection = { transaction: string; reason: string | null };
type Refund = {
  plan: string;
  price: number;
  was: 'ended' | 'running' | 'waiting';
  running: OpenPlan | null;
  hasAccess: boolean;
  order?: string | undefined;
};

const untilOf = ({ endsAt }: OpenPlan) => (endsAt === null ? 'without end' : `until ${readableDate(endsAt)}`);
function purchased({ plan, duration, price, order }: Purchase, opens: string) {
  const cost = price > 0 ? ` for Tk ${price}` : '';
  const message = `Your plan ${plan} (${duration})${cost} ${opens}.`;
  return { title: 'Purchase completed', message: withOrder(message, order) };
}
const { orderLink, withOrder } = orderLinks('Your order');
const turnedDown = ({ amount }: Amount, why: string) => ({
  title: 'Withdrawal not completed',
  message: `Your request for Tk ${amount} was turned down.${why}`,
});
const reasonOf = (reason: string | null) => (reason ? ` Reason: ${reason}` : '');

/** Parameters are stored for years: never change their meaning or remove a template. Add a new one. */
export const en = {
  ...writeStaffNews(staffKinds, 'Open'),
  'purchase-completed': (purchase: Purchase) => purchased(purchase, `is open ${untilOf(purchase)}`),
  'purchase-waiting': (purchase: Purchase & { startsAt: string }) =>
    purchased(
      purchase,
      `starts on ${readableDate(purchase.startsAt)}, when your present plan ends, and is then open ${untilOf(purchase)}`,
    ),
  'purchase-refunded': ({ plan, price, order, ...left }: Refund) => ({
    title: price > 0 ? 'Purchase refunded' : 'Plan ended',
    message: withOrder(
      `Your plan ${plan} was ${price > 0 ? `refunded: Tk ${price}` : 'ended'}. ${accessLeft(left)}`,
      order,
    ),
  }),
  'purchase-partly-refunded': ({ amount, ...open }: OpenPlan & Amount) => ({
    title: 'Part of a purchase refunded',
    message: `Tk ${amount} of your plan ${open.plan} were paid back. It stays open ${untilOf(open)}.`,
  }),
  'order-expired': ({ id, code, plan }: Order & { plan: string }) => ({
    title: 'Order expired',
    message: asHtml(
      `Your order ${code} of ${plan} was not paid in time. If you have sent money for it, tell us this code.`,
      orderLink(id),
    ),
  }),
  'order-not-paid': ({ id, code, plan }: Order & { plan: string }) => ({
    title: 'Order not paid',
    message: asHtml(
      `Your order ${code} of ${plan} was not paid. Nothing was taken. You can order again.`,
      orderLink(id),
    ),
  }),
  'order-transaction-rejected': ({ id, code, transaction, reason }: Order & Rejection) => ({
    title: 'Payment not found',
    message: asHtml(
      `We did not find the payment ${transaction} for your order ${code}.${reasonOf(reason)}\n` +
        'Look at the TrxID in the app of your wallet, and enter it again.',
      orderLink(id),
    ),
  }),
  'commission-taken-back': ({ amount }: Amount) => ({
    title: 'Commission taken back',
    message:
      `A purchase that you had earned Tk ${amount} by was refunded. ` +
      `Tk ${amount} comes off what you have earned, or off what you earn next.`,
  }),
  'commission-refused': ({ amount, reason }: Amount & { reason: string | null }) => ({
    title: 'Commission not granted',
    message: `A commission of Tk ${amount} was not granted after a review.${reasonOf(reason)}`,
  }),
  'withdrawal-completed': ({ amount, method, digits }: Amount & { method: string; digits: string }) => ({
    title: 'Withdrawal completed',
    message: `Tk ${amount} were sent to your ${method} account ending in ${digits}.`,
  }),
  'withdrawal-rejected': (request: Amount & { reason: string | null }) => turnedDown(request, reasonOf(request.reason)),
  'key-corrected': ({ ref }: { ref: string }) => ({
    title: 'A key was corrected',
    message: `The key of ${ref}, which you have answered, was corrected. Look at it again.`,
  }),
  'answer-remarked': ({ ref, was, now }: { ref: string; was: string; now: string }) => ({
    title: 'A key was corrected',
    message: `The key of ${ref} was corrected. Your last answer ${countsNow(was, now)}.`,
  }),
  'report-answered': ({ ref, accepted, answer }: { ref: string; accepted: boolean; answer: string }) => ({
    title: accepted ? 'Your report was right' : 'Your report was answered',
    message: asHtml(`On your report of ${ref}: ${answer}`, {
      href: `${siteRoutes.profile}/reports`,
      text: 'Your reports',
    }),
  }),
  // Starts with our own words: a message that starts with a tag is HTML.
  'database-downloaded': ({ name, at }: { name: string; at: string }) => ({
    title: 'The database was downloaded',
    message:
      `On ${readableMoment(at)} ${name} downloaded everything that the site stores, personal data too. ` +
      'If you did not expect this, take away the role of that account and look at the log of the desk.',
  }),
  'role-given': ({ name, person, role, at }: { name: string; person: string; role: string; at: string }) => ({
    title: 'A role was given',
    message:
      `On ${readableMoment(at)} ${name} gave ${person} the role ${role}. ` +
      'If you did not expect this, look at the log of the desk and take the role away.',
  }),
  'two-factor-reset': ({ name, person, at }: { name: string; person: string; at: string }) => ({
    title: 'Two-step log-in was reset',
    message:
      `On ${readableMoment(at)} ${name} switched off two-step log-in for ${person}. ` +
      'If you did not expect this, take away the role of that account and look at the log of the desk.',
  }),
  'questions-exported': ({ name, at }: { name: string; at: string }) => ({
    title: 'Questions were exported',
    message: `On ${readableMoment(at)} ${name} exported questions with their keys.`,
  }),
  'withdrawal-taken-over': (request: Amount) =>
    turnedDown(request, reasonOf('The owner of the email address took over the account after this request.')),
};

function countsNow(was: string, now: string): string {
  if (now === 'RIGHT') return 'now counts as right';
  if (was === 'RIGHT') return `no longer counts as right${now === 'PARTLY' ? ', but as partly right' : ''}`;
  return now === 'PARTLY' ? 'now counts as partly right' : 'now counts as wrong';
}

function accessLeft({ was, running, hasAccess }: Omit<Refund, 'plan' | 'price' | 'order'>): string {
  if (was === 'ended') return 'Its access had ended before.';
  const isOpen = running && `Your plan ${running.plan} is open ${untilOf(running)}.`;
  if (was === 'waiting') return ['It had not started yet.', isOpen].filter(Boolean).join(' ');
  if (isOpen) return isOpen;
  return hasAccess ? 'Your account stays open.' : 'Its access has ended.';
}
