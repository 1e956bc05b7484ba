import { HOME } from '../../src/core/reserve/close-button';
import { Icon } from '../ui/Icon';
import { type ConfirmView, ConfirmationModal } from './ConfirmationModal';
import { layoutTexts as texts } from '../layout/layout.texts';

export interface CloseButtonView {
  readonly href?: string;
  /** True where going back in the history would stay within the flow that is to be closed (RES-17). */
  readonly forcesFallback?: boolean;
  /** When present, a press opens the modal (RES-18). */
  readonly confirm?: ConfirmView;
}

interface CloseButtonProps {
  readonly close: CloseButtonView;
  readonly modalId: string;
}

/**
 * Without script it is a plain link in back mode; script switches to close mode where there is a history
 * (`follow-close-button.ts`).
 */
export function CloseButton({ close: { href = HOME, forcesFallback = false, confirm }, modalId }: CloseButtonProps) {
  const behaviour = confirm
    ? { href: `#${modalId}`, 'data-opens-dialog': '' }
    : { href, 'data-control': 'leave', 'data-forces-fallback': forcesFallback ? '' : undefined };
  return (
    <a className="reservation-header__control" {...behaviour}>
      <span>{texts.close}</span>
      <Icon name="close" />
    </a>
  );
}

export function CloseModal({ close: { href, confirm }, modalId }: CloseButtonProps) {
  return confirm ? <ConfirmationModal id={modalId} confirm={confirm} fallbackHref={href} /> : null;
}
