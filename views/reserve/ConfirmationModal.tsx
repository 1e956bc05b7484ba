import {
  CONFIRMATION_QUESTION,
  type ModalButton,
  modalButtons,
  type PostForm,
} from '../../src/core/reserve/confirmation-modal';
import { HOME } from '../../src/core/reserve/close-button';
import { Button, ButtonLink, type ButtonVariant } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { siteLinks } from '../layout/site-links';

export interface ConfirmView {
  /** The default is the question of the specification (RES-04). */
  readonly question?: string;
  readonly note?: string;
  /** At most three are shown; default: Confirm, Cancel and Back to home (RES-05). */
  readonly buttons?: readonly ModalButton[];
  /** Posted by Confirm, for example to release a hold; without it Confirm is a link (RES-18). */
  readonly form?: PostForm;
}

interface ConfirmationModalProps {
  readonly id: string;
  readonly confirm: ConfirmView;
  readonly fallbackHref?: string | undefined;
}

export function ConfirmationModal({ id, confirm, fallbackHref = HOME }: ConfirmationModalProps) {
  const { question = CONFIRMATION_QUESTION, note, buttons, form } = confirm;
  return (
    <Dialog id={id} title={question}>
      {note === undefined ? null : <p className="dialog__note">{note}</p>}
      <div className="dialog__actions">
        {modalButtons(buttons, form).map((button, position) => (
          <ModalControl
            key={button.label}
            button={button}
            variant={position === 0 ? 'secondary' : 'quiet'}
            fallbackHref={fallbackHref}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ModalControlProps {
  readonly button: ModalButton;
  readonly variant: ButtonVariant;
  readonly fallbackHref: string;
}

/** A link or a form, so that it works without script; script adds going back in the history (RES-06). */
function ModalControl({ button, variant, fallbackHref }: ModalControlProps) {
  const { label } = button;
  switch (button.action) {
    case 'confirm':
      return button.form ? (
        <PostButton form={button.form} label={label} variant={variant} />
      ) : (
        <ButtonLink variant={variant} href={fallbackHref}>
          {label}
        </ButtonLink>
      );
    case 'cancel':
      return (
        <ButtonLink variant={variant} href="#" data-closes-dialog="">
          {label}
        </ButtonLink>
      );
    case 'link':
      return (
        <ButtonLink variant={variant} href={button.href}>
          {label}
        </ButtonLink>
      );
    case 'back':
      return (
        <ButtonLink variant={variant} href={fallbackHref} data-control="leave">
          {label}
        </ButtonLink>
      );
    case 'back_session_referrer':
      return (
        <ButtonLink variant={variant} href={siteLinks.voyages} data-goes-back="">
          {label}
        </ButtonLink>
      );
    case 'custom':
      return <PostButton form={button.form} label={label} variant={variant} />;
  }
}

function PostButton({
  form: { action, hiddenFields },
  label,
  variant,
}: {
  readonly form: PostForm;
  readonly label: string;
  readonly variant: ButtonVariant;
}) {
  return (
    <form action={action} method="post">
      {hiddenFields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant={variant}>{label}</Button>
    </form>
  );
}
