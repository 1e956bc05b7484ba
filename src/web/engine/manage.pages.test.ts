import type { Request, Response } from 'express';
import type { PayReservationOutcome } from '../../core/engine/pay-reservation';
import { money } from '../../core/shared/money';
import { ManagePages } from './manage.pages';

const reservationId = 'ON70010001';
const isRefundSaid = async (outcome: PayReservationOutcome): Promise<unknown> => {
  const notices: { readonly isGivenBack?: boolean }[] = [];
  const pages = new ManagePages({
    access: {
      read: () => ({ reservationId, madeAt: new Date(0), proof: {} }),
      readExpired: () => undefined,
    },
    records: { getBooking: async () => ({ reservationId }) },
    intents: { find: async () => ({ paymentId: 'p-1', reservationId }) },
    payReservation: { read: async () => outcome },
    screens: { manage: async (...[, , , notice]: readonly (typeof notices)[number][]) => notices.push(notice ?? {}) },
  } as never);
  await pages.show({ query: { paid: 'p-1' } } as never as Request, {} as Response);
  return notices[0]?.isGivenBack;
};

it.each<readonly [PayReservationOutcome, boolean]>([
  [{ kind: 'not-payable' }, true],
  [{ kind: 'declined' }, true],
  [{ kind: 'paid', amount: money(100, 'USD') }, false],
  [{ kind: 'pending' }, false],
])('F2 F7 H13 says to a guest who is back from paying what became of the money: %j', async (outcome, isSaid) => {
  expect(await isRefundSaid(outcome)).toBe(isSaid);
});
