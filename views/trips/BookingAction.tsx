import { ButtonLink } from '../ui/Button';

interface BookingActionProps {
  readonly href: string | undefined;
  readonly label: string;
  /** The booking's title, which tells the links of several bookings apart where only they are read out. */
  readonly title: string;
}

export const BookingAction = ({ href, label, title }: BookingActionProps) =>
  href === undefined ? null : (
    <ButtonLink variant="quiet" href={href} aria-label={`${label}, ${title}`}>
      {label}
    </ButtonLink>
  );
