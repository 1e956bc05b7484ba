import type { ReactNode } from 'react';
import { DEFAULT_MESSAGES } from '../../src/core/content/line-messages';
import { Icon } from '../ui/Icon';
import { Avatar } from '../layout/Avatar';
import type { Frame } from '../layout/frame';
import { layoutTexts as texts } from '../layout/layout.texts';
import { CloseButton, CloseModal, type CloseButtonView } from './CloseButton';
import { ReservationBoxes, type ReservationBoxesView } from './ReservationBoxes';
import { ReservationSteps, type ReservationStepView } from './ReservationSteps';
import { signInHref } from '../layout/sign-in-href';
import { SignInDialog, signInDialogId } from '../layout/SignInDialog';
import { siteLinks } from '../layout/site-links';
import { Wordmark } from '../layout/Wordmark';

export interface ReservationHeaderView extends ReservationBoxesView {
  readonly steps: readonly ReservationStepView[];
  readonly backHref?: string;
  readonly close: CloseButtonView;
  /** There are at most five, each once (RES-11). */
  readonly errors: readonly string[];
  /** Address of this step with suite and party, to which a sign-in returns (NAV-08). */
  readonly returnHref: string;
  readonly reminder?: ReminderView;
}

interface ReminderView {
  readonly itineraryId: string;
  readonly voyage: string;
  readonly href: string;
}

interface ReservationLayoutProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly children: ReactNode;
}

const modalId = 'cancel-reservation';

export function ReservationLayout({ frame, header, children }: ReservationLayoutProps) {
  const signInFrame = { ...frame, path: header.returnHref };
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <header className="reservation-header" data-hides-on-scroll="">
        <div className="reservation-header__bar">
          <div className="reservation-header__side">
            {header.backHref ? (
              <a className="reservation-header__control" href={header.backHref} data-goes-back="">
                <Icon name="back" />
                <span>{texts.back}</span>
              </a>
            ) : null}
          </div>
          <a className="site-header__home" href={siteLinks.home}>
            <Wordmark />
          </a>
          <div className="reservation-header__side reservation-header__side--end">
            {frame.guest ? (
              <p className="reservation-header__guest">
                <Avatar guest={frame.guest} isSmall />
                <span className="reservation-header__name">{frame.guest.firstName}</span>
              </p>
            ) : (
              <a
                className="reservation-header__control"
                href={signInHref(signInFrame)}
                aria-haspopup="dialog"
                data-opens-dialog={signInDialogId}
                data-returns-here=""
              >
                <Icon name="user" />
                <span>{texts.signIn}</span>
              </a>
            )}
            <CloseButton close={header.close} modalId={modalId} />
          </div>
        </div>
        <ReservationSteps steps={header.steps} />
      </header>
      <main id="content" tabIndex={-1} className="reservation" {...reminderMarks(header.reminder, frame.messages)}>
        {header.errors.length > 0 ? <ReservationErrors errors={header.errors} /> : null}
        <ReservationBoxes voyageBox={header.voyageBox} suiteBox={header.suiteBox} partyText={header.partyText} />
        {children}
      </main>
      <CloseModal close={header.close} modalId={modalId} />
      {frame.guest ? null : <SignInDialog frame={signInFrame} />}
    </>
  );
}

/** Attributes that the script `remind-to-continue.ts` reads. */
const reminderMarks = (reminder: ReminderView | undefined, { notifications } = DEFAULT_MESSAGES) =>
  reminder
    ? {
        'data-reserves': reminder.itineraryId,
        'data-voyage': reminder.voyage,
        'data-continues-at': reminder.href,
        'data-words': JSON.stringify(notifications.continueBooking),
      }
    : {};

function ReservationErrors({ errors }: Pick<ReservationHeaderView, 'errors'>) {
  return (
    <div className="notice notice--error reservation__errors" role="alert">
      <ul className="notice__list">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}
