import { HOME } from '../../src/core/reserve/leave-control';
import { Icon } from '../ui/Icon';
import { type ConfirmView, ConfirmationModal } from './ConfirmationModal';
import { layoutTexts as texts } from '../layout/layout.texts';

export interface LeaveView {
  readonly href?: string;
  /** True where going back in the history would stay within the flow that is to be closed (RES-17). */
  readonly forcesFallback?: boolean;
  /** When present, a press opens the modal (RES-18). */
  readonly confirm?: ConfirmView;
}

interface LeaveControlProps {
  readonly leave: LeaveView;
  readonly modalId: string;
}

/**
 * Without script it is a plain link in back mode; script switches to close mode where there is a history
 * (`leave-page.ts`).
 */
export function LeaveControl({ leave: { href = HOME, forcesFallback = false, confirm }, modalId }: LeaveControlProps) {
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

export function LeaveModal({ leave: { href, confirm }, modalId }: LeaveControlProps) {
  return confirm ? <ConfirmationModal id={modalId} confirm={confirm} fallbackHref={href} /> : null;
}
