import { aTrip } from '../../../test/builders/a-trip';
import { money } from '../shared/money';
import { isInvoiced } from './invoiced-trip';

const [nothing, some] = [money(0, 'USD'), money(50_000, 'USD')];
const account = { retained: nothing, refunded: nothing, toRefund: nothing };

describe('the invoice of a trip', () => {
  it.each(['BK', 'CL', 'TM'])('F7 is made of %s, whatever is paid', (status) => {
    expect(isInvoiced(aTrip({ status, totalPaid: nothing }))).toBe(true);
  });

  it.each(['OF', 'WL', 'CT', 'CX', ''])('F7 is not made of %s without money, which has sold nothing', (status) => {
    expect(isInvoiced(aTrip({ status, totalPaid: nothing, ended: account }))).toBe(false);
    expect(isInvoiced(aTrip({ status, totalPaid: some }))).toBe(true);
    expect(isInvoiced(aTrip({ status, totalPaid: nothing, ended: { ...account, refunded: some } }))).toBe(true);
  });
});
