import type { BookingRequest, GuestDetails, Quote } from '../../src/core/engine/booking';
import { money } from '../../src/core/shared/money';
import { plainDate } from '../../src/core/shared/plain-date';

export function aQuote(changes: Partial<Quote> = {}): Quote {
  return {
    lines: [
      { part: 'suite-fare', label: 'Suite fare', amount: money(1_108_500, 'USD') },
      { part: 'port-charges', label: 'Port charges, 2 guests', amount: money(126_000, 'USD') },
    ],
    total: money(1_234_500, 'USD'),
    deposit: money(308_625, 'USD'),
    depositDueOn: plainDate('2027-01-18'),
    finalDueOn: plainDate('2027-03-01'),
    ...changes,
  };
}

export function aBookingRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return { itineraryId: 'ON1-CYC-270529-007', category: 'SV', ages: [30, 30], ...changes };
}

export function someGuests(email = 'ada@example.com'): readonly GuestDetails[] {
  return [
    { firstName: 'Ada', lastName: 'Quist', birthday: plainDate('1980-02-29'), email, phone: '+13055550199' },
    { firstName: 'Bo', middleName: 'Li', lastName: 'Quist', birthday: plainDate('1979-12-31') },
  ];
}
