import { classNames } from '../ui/class-names';

interface ExcursionBookingStatusProps {
  readonly status: 'Confirmed' | 'Requested' | 'Declined';
}

export const ExcursionBookingStatus = ({ status }: ExcursionBookingStatusProps) => (
  <p
    className={classNames(
      'excursion-booking__status',
      status === 'Confirmed' && 'excursion-booking__status--confirmed',
    )}
  >
    {status}
  </p>
);
