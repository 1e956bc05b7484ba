import type { GuestDetails } from '../../../core/engine/booking';
import { addDays, addYears, plainDate, type PlainDate } from '../../../core/shared/plain-date';
import type { LineTrip } from '../../embedded-content/guests';
import { eleanor } from './sample-guests';

export interface SampleReservation
  extends
    Pick<LineTrip, 'number' | 'status' | 'startsIn' | 'bookedBefore' | 'pays'>,
    Partial<Pick<LineTrip, 'encodesDayBefore' | 'isTest'>> {
  readonly voyageId?: string;
  readonly isWithChild?: boolean;
  readonly onboardCredit?: number;
  /** The guest continues on the sailing that begins where and when this one ends (VOY-14). */
  readonly staysAboard?: boolean;
}

export const sampleReservations: readonly SampleReservation[] = [
  {
    number: 'ON70010001',
    status: 'BK',
    startsIn: 150,
    bookedBefore: 20,
    pays: 'deposit',
    isWithChild: true,
    onboardCredit: 50_000,
  },
  { number: 'ON70010002', status: 'BK', startsIn: 40, bookedBefore: 130, pays: 'everything' },
  { number: 'ON70010003', status: 'OF', startsIn: 220, bookedBefore: 1, pays: 'nothing', isWithChild: true },
  { number: 'ON70010004', status: 'WL', startsIn: 100, bookedBefore: 12, pays: 'nothing' },
  { number: 'ON70010005', status: 'CL', startsIn: -75, bookedBefore: 250, pays: 'everything', isWithChild: true },
  { number: 'ON70010006', status: 'TM', startsIn: -230, bookedBefore: 150, pays: 'everything' },
  { number: 'ON70010007', status: 'CT', startsIn: 120, bookedBefore: 30, pays: 'nothing' },
  // Cancelled so near the sailing that the whole deposit is kept, and not so near that more would be (H56).
  { number: 'ON70010008', status: 'CX', startsIn: 100, bookedBefore: 60, pays: 'deposit' },
  { number: 'ON70010009', status: 'BK', startsIn: 290, bookedBefore: 45, pays: 'deposit', staysAboard: true },
];
/** The child is seven whenever the line is generated, so that the badge appears (TRD-07). */
export function travellers(sample: SampleReservation, today: PlainDate): readonly GuestDetails[] {
  return [
    {
      firstName: 'Eleanor',
      lastName: 'Marsh',
      birthday: plainDate('1974-06-18'),
      email: eleanor.email,
      phone: eleanor.phone,
    },
    { firstName: 'Daniel', middleName: 'James', lastName: 'Marsh', birthday: plainDate('1971-11-02') },
    ...(sample.isWithChild
      ? [{ firstName: 'Iris', lastName: 'Marsh', birthday: addDays(addYears(today, -7), -40) }]
      : []),
  ];
}
