import { ButtonLink } from '../ui/Button';
import { engineTexts } from './engine.texts';
import { FareLine } from './FareLine';
import type { AccountView } from './manage-views';
import { manageTexts } from './manage.texts';

const texts = manageTexts.account;

export function ReservationAccount({ account }: { readonly account: AccountView }) {
  const { lines, total, payments, paidAmount, remaining, due, downloadHref } = account;
  return (
    <section className="reservation-account" aria-labelledby="account-title">
      <h2 className="fare-quote__title" id="account-title">
        {texts.title}
      </h2>
      <dl className="fare-quote__lines">
        {lines.map(({ label, amount }) => (
          <FareLine key={label} label={label} amount={amount} />
        ))}
        <FareLine label={texts.total} amount={total} isSum />
      </dl>
      <h3 className="reservation-account__heading">{texts.payments}</h3>
      {payments.length === 0 ? (
        <p className="reservation-account__none">{texts.none}</p>
      ) : (
        <dl className="fare-quote__lines">
          {payments.map(({ paymentId, when, card, amount, isBack }) => (
            <FareLine
              key={paymentId}
              label={isBack ? texts.back(when, card) : texts.payment(when, card)}
              amount={amount}
            />
          ))}
          {payments.length > 1 ? <FareLine label={texts.paid} amount={paidAmount} /> : null}
        </dl>
      )}
      {remaining === undefined ? null : (
        <dl className="fare-quote__lines reservation-account__remaining">
          <FareLine label={texts.remaining} amount={remaining} isSum />
        </dl>
      )}
      {due.map((text) => (
        <p key={text} className="reservation-account__due">
          {text}
        </p>
      ))}
      <p className="fare-quote__covers">{engineTexts.quote.covers}</p>
      <p className="no-print">
        <ButtonLink variant="quiet" href={downloadHref} download="">
          {texts.download} ({texts.format})
        </ButtonLink>
      </p>
    </section>
  );
}
