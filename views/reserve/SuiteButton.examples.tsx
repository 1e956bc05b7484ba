import type { SuiteButtonLabel } from '../../src/core/reserve/suite-button';
import { Widget } from '../widgets/Widget';
import { SuiteButton } from './SuiteButton.widget';

const show =
  (label: SuiteButtonLabel, more: { readonly maxGuests?: number; readonly variant?: 'primary' } = {}) =>
  () => (
    <Widget
      of={SuiteButton}
      name="reserve/SuiteButton"
      wake="load"
      props={{
        suiteId: `EX,${label.length}`,
        suiteTitle: 'Seaview Suite',
        label,
        href: '#',
        variant: more.variant ?? 'secondary',
        maxGuests: more.maxGuests ?? 4,
        partySize: 3,
      }}
    />
  );

export const select = show('Select');
export const selected = show('Continue', { variant: 'primary' });
export const waitlist = show('Join Waitlist');
export const byAppointment = show('Contact Us');
export const tooSmall = show('Select', { maxGuests: 2 });
