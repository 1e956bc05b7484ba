import { HOME } from '../../src/core/reserve/leave-control';
import { Icon } from '../ui/Icon';
import { type ConfirmView, ConfirmationModal } from './ConfirmationModal';
import { layoutTexts as texts } from './layout.texts';

/** A close or back control, ready to print (RES-16 to RES-18). */
export interface LeaveView {
  /** The fallback: where back mode leads; home when absent. */
  readonly href?: string;
  /** True where going back in the history would not leave what is closed (RES-17). */
  readonly forcesFallback?: boolean;
  /** With it a press opens the modal (RES-18). */
  readonly confirm?: ConfirmView;
}

interface LeaveControlProps {
  readonly leave: LeaveView;
  /** Id of its modal: one on a page. */
  readonly modalId: string;
}

/** Closes a step. The link is back mode; script makes it close mode where there is a page to go back to (`leave-page.ts`). */
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

/** Stands at the end of the page, whose layout it must not touch. */
export function LeaveModal({ leave: { href, confirm }, modalId }: LeaveControlProps) {
  return confirm ? <ConfirmationModal id={modalId} confirm={confirm} fallbackHref={href} /> : null;
}
