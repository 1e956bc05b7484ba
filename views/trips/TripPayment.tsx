import { ButtonLink } from '../ui/Button';
import { ProgressBar } from '../ui/ProgressBar';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.payment;

/** All amounts are formatted in the reservation's currency (TRD-12, H20). */
export interface TripPaymentView {
  readonly currency: string;
  readonly total: string;
  readonly paidAmount: string;
  readonly remaining: string;
  /** Present while something is open: all instalments in the order of their due days; `text` states the open sum. */
  readonly instalments?: readonly {
    readonly kind: 'deposit' | 'rest' | 'whole';
    readonly amount: string;
    readonly state: 'paid' | 'open' | 'overdue';
    readonly text?: string;
  }[];
  readonly isWaiting?: boolean;
  readonly endedAccount?: {
    readonly retainedAmount: string;
    readonly refundedAmount?: string;
    readonly refundedOn?: string;
    readonly toRefund?: string;
  };
  readonly progress?: { readonly percentage: number; readonly barPercentage: number };
  readonly onboardCredit?: string;
  readonly payHref?: string;
  readonly downloadHref?: string;
  readonly invoiceHref?: string;
  /** Every fare includes these services (TRD-13). */
  readonly inclusions: readonly string[];
  readonly fareLines: readonly { readonly label: string; readonly amount: string }[];
}

type EndedAccountView = NonNullable<TripPaymentView['endedAccount']>;

export function TripPayment({ payment }: { readonly payment: TripPaymentView }) {
  return (
    <>
      <section className="trip__section" aria-labelledby="status-title">
        <h2 className="trip__heading" id="status-title">
          {texts.status}
        </h2>
        <dl className="trip-amounts">
          <Amount label={texts.total}>{payment.total}</Amount>
          <Amount label={texts.paid}>{payment.paidAmount}</Amount>
          <Amount label={texts.remaining} note={payment.isWaiting ? texts.waiting : undefined}>
            {payment.remaining}
          </Amount>
          {payment.endedAccount ? <EndedAmounts endedAccount={payment.endedAccount} /> : null}
          {payment.onboardCredit ? (
            <Amount label={texts.credit} note={texts.creditNote}>
              {payment.onboardCredit}
            </Amount>
          ) : null}
        </dl>
        <p className="trip__print">{texts.currency(payment.currency)}</p>
        {payment.progress ? (
          <ProgressBar
            id="trip-progress"
            label={tripsTexts.card.progress}
            percent={payment.progress.percentage}
            drawnPercent={payment.progress.barPercentage}
          />
        ) : null}
        {payment.instalments ? <Instalments instalments={payment.instalments} /> : null}
        {payment.payHref ? (
          <p className="no-print">
            <ButtonLink href={payment.payHref} target="_blank" rel="noopener">
              {tripsTexts.card.pay}
              <span className="hidden-to-the-eye">{tripsTexts.newTab}</span>
            </ButtonLink>
          </p>
        ) : null}
      </section>
      <section className="trip__section trip__fare" aria-labelledby="fare-title">
        <h2 className="trip__heading" id="fare-title">
          {texts.fare}
        </h2>
        <table className="fare-table" aria-labelledby="fare-title">
          <tbody>
            {payment.fareLines.map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.fareTotal}</th>
              <td>{payment.total}</td>
            </tr>
          </tfoot>
        </table>
        {payment.downloadHref ? (
          <p className="trip__downloads no-print">
            <ButtonLink variant="quiet" href={payment.downloadHref} download="">
              {texts.download}
            </ButtonLink>
            {payment.invoiceHref ? (
              <ButtonLink variant="quiet" href={payment.invoiceHref} download="">
                {texts.invoice}
              </ButtonLink>
            ) : null}
          </p>
        ) : null}
        <p className="trip__print no-print">{texts.print}</p>
      </section>
      <section className="trip__section" aria-labelledby="included-title">
        <h2 className="trip__heading" id="included-title">
          {texts.included}
        </h2>
        <ul className="inclusions">
          {payment.inclusions.map((inclusion) => (
            <li key={inclusion}>{inclusion}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function EndedAmounts({
  endedAccount: { retainedAmount, refundedAmount, refundedOn, toRefund },
}: {
  readonly endedAccount: EndedAccountView;
}) {
  return (
    <>
      <Amount label={texts.kept} note={texts.retainedNote}>
        {retainedAmount}
      </Amount>
      {refundedAmount ? (
        <Amount label={texts.refunded} note={refundedOn ? texts.refundedOn(refundedOn) : undefined}>
          {refundedAmount}
        </Amount>
      ) : null}
      {toRefund ? (
        <Amount label={texts.toRefund} note={texts.toRefundNote}>
          {toRefund}
        </Amount>
      ) : null}
    </>
  );
}

function Instalments({ instalments }: { readonly instalments: NonNullable<TripPaymentView['instalments']> }) {
  return (
    <ol className="instalments" aria-label={texts.instalments}>
      {instalments.map(({ kind, amount, state, text }) => (
        <li key={kind} className={`instalments__one instalments__one--${state}`}>
          <span className="instalments__name">{texts.instalment[kind]}</span>
          <span className="instalments__amount">{amount}</span>
          <span className="instalments__state">{text ?? texts.instalmentPaid}</span>
        </li>
      ))}
    </ol>
  );
}

function Amount({
  label,
  note,
  children,
}: {
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: string;
}) {
  return (
    <div className="trip-amounts__one">
      <dt>{label}</dt>
      <dd>
        {children}
        {note === undefined ? null : <span className="trip-amounts__note">{note}</span>}
      </dd>
    </div>
  );
}
