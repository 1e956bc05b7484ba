import type { ModalButton } from '../../src/core/reserve/confirmation-modal';
import { ButtonLink } from '../ui/Button';
import { type ConfirmView, ConfirmationModal } from './ConfirmationModal';

const show = (id: string, opener: string, confirm: ConfirmView) => () => (
  <>
    <ButtonLink variant="secondary" href={`#${id}`} data-opens-dialog="">
      {opener}
    </ButtonLink>
    <ConfirmationModal id={id} confirm={confirm} fallbackHref="/voyages" />
  </>
);

const backLinks: readonly ModalButton[] = [
  { label: 'One page back', action: 'back' },
  { label: 'Where you began', action: 'back_session_referrer' },
  { label: 'Stay here', action: 'cancel' },
];

const ofAPage: readonly ModalButton[] = [
  {
    label: 'Keep it for later',
    action: 'custom',
    form: { action: '#', hiddenFields: [{ name: 'hold', value: 'sample-hold' }] },
  },
  { label: 'Other voyages', action: 'link', href: '/voyages' },
  { label: 'Go on', action: 'cancel' },
];

/** The default buttons: Confirm, Cancel and Back to home (RES-05). */
export const byDefault = show('modal-by-default', 'Leave the reservation', {});
/** Together these show each of the six actions of RES-06. */
export const withBackLinks = show('modal-ways-back', 'Leave for somewhere', {
  question: 'Where would you like to go?',
  buttons: backLinks,
});
export const withAFormOfThePage = show('modal-of-a-page', 'Leave for later', {
  question: 'Would you like to decide another day?',
  note: 'Nothing is reserved until you have paid.',
  buttons: ofAPage,
});
