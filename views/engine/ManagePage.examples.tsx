import { ManagePage, type ManagePageProps } from './ManagePage';
import { bookedAccount, form, offeredAccount, reservation } from './sample-account';
import { bindingTerms, guestFrame, visitorFrame } from './sample-reservation';

const path = '/engine/manage';
const payable = (more: Partial<typeof form>) => ({ kind: 'payable' as const, form: { ...form, ...more } });
const props: ManagePageProps = {
  frame: { ...visitorFrame, path },
  reservation,
  account: offeredAccount,
  state: { kind: 'payable', form },
};
const bookedProps: ManagePageProps = {
  ...props,
  frame: { ...guestFrame, path },
  reservation: { ...reservation, status: 'Booked' },
  account: bookedAccount,
  state: payable({ choices: form.choices.slice(1) }),
  tripHref: '/my-profile/trips',
};
const contactHref = '/contact-us';
const paid = { ...bookedAccount, paidAmount: '$24,500.00', remaining: '$0.00', due: [] };

export const offerToPay = () => <ManagePage {...props} />;
export const offerOnTheProvidersPage = () => <ManagePage {...props} state={payable({ method: 'hosted-page' })} />;
export const onTheProvidersPage = () => (
  <ManagePage {...bookedProps} state={payable({ method: 'hosted-page', choices: form.choices.slice(1) })} />
);
export const afterAPayment = () => <ManagePage {...bookedProps} receivedAmount="$1,000.00" />;
export const twoSuitesToPay = () => (
  <ManagePage
    {...bookedProps}
    state={payable({
      choices: [...form.choices.slice(1), { value: 'all-balances', suiteCount: 2, amount: '$38,500.00' }],
    })}
    together={[{ reservationId: 'ON71234568', label: 'Ocean Suite, cabin 702, reservation ON71234568' }]}
  />
);
export const paidBesideASuiteToPay = () => (
  <ManagePage
    {...bookedProps}
    account={paid}
    state={payable({ choices: [{ value: 'all-balances', suiteCount: 1, amount: '$20,125.00', areOthers: true }] })}
    together={[{ reservationId: 'ON71234568', label: 'Ocean Suite, cabin 702, reservation ON71234568' }]}
  />
);
export const paidBesideOffersToPay = () => (
  <ManagePage
    {...bookedProps}
    account={paid}
    state={payable({
      choices: [
        { value: 'all-deposits', suiteCount: 2, amount: '$10,062.50', later: '$30,187.50', areOthers: true },
        { value: 'all-balances', suiteCount: 2, amount: '$40,250.00', areOthers: true },
      ],
      termsOfAll: bindingTerms,
    })}
  />
);
export const twoOffersToPay = () => (
  <ManagePage
    {...props}
    state={payable({
      choices: [
        ...form.choices,
        { value: 'all-deposits', suiteCount: 2, amount: '$11,125.00', later: '$33,375.00' },
        { value: 'all-balances', suiteCount: 2, amount: '$44,500.00' },
      ],
      terms: bindingTerms,
      termsOfAll: bindingTerms,
    })}
  />
);
export const anotherAmount = () => (
  <ManagePage
    {...bookedProps}
    state={payable({
      values: { choice: 'part', amount: '20', 'card-number': '4242 4242' },
      errors: {
        amount: 'The amount is smaller than the least.',
        'card-number': 'Some digits of this card are missing.',
      },
    })}
  />
);
export const declined = () => (
  <ManagePage {...props} state={payable({ problem: { kind: 'declined', reference: '7f3c9a12' } })} />
);
export const sumsChanged = () => (
  <ManagePage {...props} state={payable({ problem: { kind: 'changed', reference: '7f3c9a12' } })} />
);
export const bankIsSilent = () => (
  <ManagePage {...props} state={{ kind: 'waiting', amount: '$6,125.00', againHref: path }} />
);
export const bankWaitsForCode = () => (
  <ManagePage {...props} awaitingCode={{ amount: '$6,125.00', href: '/engine/manage/bank' }} />
);
export const refundedPayment = () => (
  <ManagePage
    {...props}
    reservation={{ ...reservation, status: 'Cancelled' }}
    isGivenBack
    state={{ kind: 'closed', why: 'CX', contactHref }}
  />
);
export const allPaid = () => (
  <ManagePage {...bookedProps} account={paid} state={{ kind: 'closed', why: 'paid', contactHref }} />
);
export const cancelled = () => (
  <ManagePage
    {...props}
    reservation={{ ...reservation, status: 'Cancelled' }}
    account={{
      ...bookedAccount,
      payments: [
        ...bookedAccount.payments,
        { paymentId: '3', when: '2 January 2027', card: '3155', amount: '-$625.00', isBack: true },
      ],
      paidAmount: '$6,500.00',
      remaining: undefined,
      due: [],
    }}
    state={{ kind: 'closed', why: 'CX', contactHref }}
  />
);
