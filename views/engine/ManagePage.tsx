import type { Frame } from '../layout/frame';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { AmountForm, type AmountFormView } from './AmountForm';
import type { AccountView, ClosedState, ReservationView } from './manage-views';
import { ManageLayout } from './ManageLayout';
import { manageTexts } from './manage.texts';

export type ManageState =
  | { readonly kind: 'payable'; readonly form: AmountFormView }
  | { readonly kind: 'waiting'; readonly amount: string; readonly againHref: string }
  | { readonly kind: 'closed'; readonly why: ClosedState; readonly contactHref: string };

export interface ManagePageProps {
  readonly frame: Frame;
  readonly reservation: ReservationView;
  readonly account: AccountView;
  readonly state: ManageState;
  readonly receivedAmount?: string;
  readonly isUnpaid?: boolean;
  /** A payment was refunded at once, because it can no longer be credited. */
  readonly isGivenBack?: boolean;
  readonly awaitingCode?: { readonly amount: string; readonly href: string };
  readonly tripHref?: string;
  readonly together?: readonly { readonly reservationId: string; readonly label: string }[];
  readonly cancelHref?: string;
}

export function ManagePage({
  frame,
  reservation,
  account,
  state,
  receivedAmount,
  isUnpaid = false,
  isGivenBack = false,
  awaitingCode,
  tripHref,
  together = [],
  cancelHref,
}: ManagePageProps) {
  const hasErrors = state.kind === 'payable' && Object.keys(state.form.errors).length > 0;
  return (
    <ManageLayout
      frame={frame}
      title={manageTexts.title}
      isAnotherLook={hasErrors}
      reservation={reservation}
      account={account}
    >
      {receivedAmount ? (
        <Notice tone="success" title={manageTexts.thanks.title(receivedAmount)}>
          <p>{manageTexts.thanks.body}</p>
        </Notice>
      ) : null}
      {isGivenBack ? (
        <Notice tone="error" title={manageTexts.givenBack.title}>
          <p>{manageTexts.givenBack.body}</p>
        </Notice>
      ) : null}
      {isUnpaid && state.kind === 'payable' ? (
        <Notice tone="info">
          <p>{manageTexts.unpaid}</p>
        </Notice>
      ) : null}
      {awaitingCode ? (
        <Notice tone="info">
          <p>
            {manageTexts.code.waiting(awaitingCode.amount)} <a href={awaitingCode.href}>{manageTexts.code.resume}</a>
          </p>
        </Notice>
      ) : null}
      <State state={state} />
      {together.length > 0 ? (
        <section className="manage__together" aria-labelledby="together-title">
          <h2 className="manage__heading" id="together-title">
            {manageTexts.together}
          </h2>
          <ul className="manage__facts">
            {together.map(({ reservationId, label }) => (
              <li key={reservationId}>{label}</li>
            ))}
          </ul>
          {cancelHref ? (
            <p className="no-print">
              <QuietLink href={cancelHref}>{manageTexts.cancel.link}</QuietLink>
            </p>
          ) : null}
        </section>
      ) : null}
      {tripHref ? (
        <p className="manage__trip no-print">
          <a href={tripHref}>{manageTexts.seeTrip}</a>
        </p>
      ) : null}
    </ManageLayout>
  );
}

function State({ state }: { readonly state: ManageState }) {
  switch (state.kind) {
    case 'payable':
      return (
        <section className="manage__pay no-print" aria-labelledby="pay-title">
          <h2 className="manage__heading" id="pay-title">
            {manageTexts.pay.title}
          </h2>
          <p className="manage__lead">{manageTexts.pay.standfirst}</p>
          <AmountForm form={state.form} />
        </section>
      );
    case 'waiting':
      return (
        <section className="manage__closed" aria-labelledby="state-title">
          <h2 className="manage__heading" id="state-title">
            {manageTexts.waiting.title(state.amount)}
          </h2>
          <p className="manage__lead">{manageTexts.waiting.body}</p>
          <p>
            <ButtonLink href={state.againHref}>{manageTexts.waiting.again}</ButtonLink>
          </p>
        </section>
      );
    case 'closed':
      return (
        <section className="manage__closed" aria-labelledby="state-title">
          <h2 className="manage__heading" id="state-title">
            {manageTexts.states[state.why].title}
          </h2>
          <p className="manage__lead">{manageTexts.states[state.why].body}</p>
          <p className="no-print">
            <QuietLink href={state.contactHref}>{manageTexts.contact}</QuietLink>
          </p>
        </section>
      );
  }
}
