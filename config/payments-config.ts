import { readEngineLocation } from '../src/core/reserve/engine-location';

/** Says how the embedded engine takes payments (F1). With ENGINE=http the line's engine takes them. */
export type PaymentsConfig =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'stripe';
      readonly url: string;
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly pagesOrigin: string;
    };

type Values = Readonly<Record<string, unknown>>;

const api = 'https://api.stripe.com';
const pages = 'https://checkout.stripe.com';

/** By default a site with real guests takes no payments, and a demonstration takes test cards. */
export function readPayments(value: Values): PaymentsConfig {
  const read = (name: string) => String(value[name] ?? '');
  switch (value['PAYMENTS'] ?? (isReal(value) ? 'none' : 'embedded')) {
    case 'stripe': {
      const url = read('STRIPE_URL').replace(/\/+$/, '');
      // A simulator of the API serves the pages too.
      const checkout = value['STRIPE_CHECKOUT_URL'] ?? (url === api ? pages : url);
      return {
        kind: 'stripe',
        url,
        secretKey: read('STRIPE_SECRET_KEY'),
        webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
        pagesOrigin: new URL(String(checkout)).origin,
      };
    }
    case 'embedded':
      return { kind: value['ENGINE'] === 'http' ? 'none' : 'embedded' };
    default:
      return { kind: 'none' };
  }
}

/** A site with real guests must not accept cards that everybody knows (F1). */
export function paymentsFaults(value: Values): readonly string[] {
  const payments = value['PAYMENTS'];
  if (value['ENGINE'] === 'http')
    return payments === 'stripe'
      ? ['PAYMENTS: with "ENGINE=http" the line’s engine takes the money; leave PAYMENTS unset']
      : [];
  if (!isReal(value)) return [];
  return [
    ...(payments === 'embedded'
      ? [
          'PAYMENTS: "embedded" takes published test cards as money, for demonstrations only; set PAYMENTS=stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=none to take requests and offers',
        ]
      : []),
    ...(payments === 'stripe' && String(value['STRIPE_SECRET_KEY']).startsWith('rk_test_')
      ? [
          'STRIPE_SECRET_KEY: a key for tests takes published test cards as money; use a restricted live key (rk_live_…), or DEMO=true',
        ]
      : []),
  ];
}

/** An engine elsewhere takes payments itself, whether it is connected by the contract or by its pages. */
export const takesPayments = (value: Values): boolean =>
  value['ENGINE'] === 'http' ||
  readEngineLocation(String(value['ENGINE_URL'])).kind === 'foreign' ||
  readPayments(value).kind !== 'none';

const isReal = (value: Values) => value['NODE_ENV'] === 'production' && value['DEMO'] !== true;
