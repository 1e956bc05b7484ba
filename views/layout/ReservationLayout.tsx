import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog';
import { Button, ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Frame } from './frame';
import { layoutTexts as texts } from './layout.texts';
import { ReservationBoxes, type ReservationBoxesView } from './ReservationBoxes';
import { ReservationSteps, type ReservationStepView } from './ReservationSteps';
import { siteLinks } from './site-links';
import { Wordmark } from './Wordmark';

/** The header of the reservation flow (RES-01 to RES-11), ready to print. */
export interface ReservationHeaderView extends ReservationBoxesView {
  readonly steps: readonly ReservationStepView[];
  /** Where BACK goes (RES-10); absent where there is no way back. */
  readonly backHref?: string;
  readonly close: CloseView;
  /** At most five, distinct (RES-11). */
  readonly errors: readonly string[];
}

/** With `confirm` the close control asks first (RES-04, RES-18), and its form gives the held cabin back. */
export interface CloseView {
  readonly href: string;
  readonly confirm?: { readonly action: string; readonly hiddenFields: readonly HiddenField[] };
}

export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

interface ReservationLayoutProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly children: ReactNode;
}

const cancelDialogId = 'cancel-reservation';

export function ReservationLayout({ frame, header, children }: ReservationLayoutProps) {
  return (
    <>
      <a className="skip-link" href="#content">{texts.skip}</a>
      <header className="reservation-header" data-hides-on-scroll="">
        <div className="reservation-header__bar">
          <div className="reservation-header__side">
            {header.backHref ? <a className="reservation-header__control" href={header.backHref} data-goes-back=""><Icon name="back" /><span>{texts.back}</span></a> : null}
          </div>
          <a className="site-header__home" href={siteLinks.home}><Wordmark /></a>
          <div className="reservation-header__side reservation-header__side--end">
            {frame.guest ? (
              <p className="reservation-header__guest">
                <span className="avatar avatar--small" aria-hidden="true">{frame.guest.initials}</span>
                <span className="reservation-header__name">{frame.guest.firstName}</span>
              </p>
            ) : null}
            <CloseControl close={header.close} />
          </div>
        </div>
        <ReservationSteps steps={header.steps} />
      </header>
      <main id="content" tabIndex={-1} className="reservation">
        {header.errors.length > 0 ? <ReservationErrors errors={header.errors} /> : null}
        <ReservationBoxes voyageBox={header.voyageBox} suiteBox={header.suiteBox} partyText={header.partyText} />
        {children}
      </main>
      {header.close.confirm ? <CancelDialog confirm={header.close.confirm} /> : null}
    </>
  );
}

function CloseControl({ close }: { readonly close: CloseView }) {
  const opensDialog = close.confirm ? { href: `#${cancelDialogId}`, 'data-opens-dialog': '' } : { href: close.href };
  return <a className="reservation-header__control" {...opensDialog}><span>{texts.close}</span><Icon name="close" /></a>;
}

function ReservationErrors({ errors }: Pick<ReservationHeaderView, 'errors'>) {
  return (
    <div className="notice notice--error reservation__errors" role="alert">
      <ul className="notice__list">{errors.map((error) => <li key={error}>{error}</li>)}</ul>
    </div>
  );
}

function CancelDialog({ confirm: { action, hiddenFields } }: { readonly confirm: NonNullable<CloseView['confirm']> }) {
  return (
    <Dialog id={cancelDialogId} title={texts.cancelQuestion}>
      <p>{texts.cancelNote}</p>
      <form className="dialog__actions" action={action} method="post">
        {hiddenFields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />)}
        <Button variant="secondary">{texts.cancelConfirm}</Button>
        <ButtonLink variant="quiet" href="#" data-closes-dialog="">{texts.cancelDismiss}</ButtonLink>
      </form>
    </Dialog>
  );
}
