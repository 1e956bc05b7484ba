import { HOME } from './close-button';

export interface PostForm {
  readonly action: string;
  readonly hiddenFields: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Action of a button of the modal (RES-06). `confirm` goes to the fallback, by `form` when something must be released
 * first; `cancel` closes the modal (RES-18); `link` goes to a URL; `back` goes back in the history, else to the
 * fallback; `back_session_referrer` goes where the reservation was begun, else to /voyages (RES-10, RES-19); `custom`
 * posts a form of the page's own.
 */
type ModalAction =
  | { readonly action: 'confirm'; readonly form?: PostForm }
  | { readonly action: 'cancel' }
  | { readonly action: 'link'; readonly href: string }
  | { readonly action: 'back' }
  | { readonly action: 'back_session_referrer' }
  | { readonly action: 'custom'; readonly form: PostForm };

export type ModalButton = ModalAction & { readonly label: string };

export const CONFIRMATION_QUESTION = 'Are you sure you want to cancel?';

const MAX_MODAL_BUTTONS = 3;

const DEFAULT_MODAL_BUTTONS: readonly ModalButton[] = [
  { label: 'Confirm', action: 'confirm' },
  { label: 'Cancel', action: 'cancel' },
  { label: 'Back to home', action: 'link', href: HOME },
];

/** Shows the page's own buttons, at most three, else the defaults (RES-05). Confirming posts `form`. */
export function modalButtons(own: readonly ModalButton[] | undefined, form?: PostForm): readonly ModalButton[] {
  const buttons = own && own.length > 0 ? own.slice(0, MAX_MODAL_BUTTONS) : DEFAULT_MODAL_BUTTONS;
  return form
    ? buttons.map((button) => (button.action === 'confirm' ? { ...button, form: button.form ?? form } : button))
    : buttons;
}
