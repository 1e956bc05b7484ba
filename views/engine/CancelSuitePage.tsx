import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Button, QuietLink } from '../ui/Button';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import { FareLine } from './FareLine';
import type { ReservationView } from './manage-views';
import { manageTexts } from './manage.texts';

const texts = manageTexts.cancel;

export interface CancelSuitePageProps {
  readonly frame: Frame;
  readonly reservation: ReservationView;
  readonly paidAmount: string;
  readonly retainedAmount: string;
  readonly refund: string;
  readonly isFree: boolean;
  readonly stays: readonly string[];
  readonly action: string;
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly backHref: string;
  readonly hasChanged?: boolean;
}

export function CancelSuitePage(props: CancelSuitePageProps) {
  const {
    frame,
    reservation,
    paidAmount,
    retainedAmount,
    refund,
    isFree,
    stays,
    action,
    hiddenFields,
    backHref,
    hasChanged = false,
  } = props;
  return (
    <SiteLayout frame={frame}>
      <Head title={texts.title} isPrivate />
      <div className="manage engine">
        <header className="engine__head manage__head">
          <p className="manage__number">
            {manageTexts.number} <strong>{reservation.reservationId}</strong>
          </p>
          <h1 className="manage__title">{texts.headline}</h1>
          <ul className="manage__facts">
            <li>{reservation.title}</li>
            {reservation.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </header>
        <div className="engine__main">
          {hasChanged ? (
            <Notice tone="error" title={texts.changed.title}>
              <p>{texts.changed.body}</p>
            </Notice>
          ) : null}
          <section className="cancel-suite" aria-labelledby="cancel-cost">
            <h2 className="manage__heading" id="cancel-cost">
              {texts.cost}
            </h2>
            <dl className="fare-quote__lines">
              <FareLine label={texts.paid} amount={paidAmount} />
              <FareLine label={texts.kept} amount={retainedAmount} />
              <FareLine label={texts.back} amount={refund} isSum />
            </dl>
            <p>{isFree ? texts.free : texts.refund}</p>
            <p>{texts.ashore}</p>
          </section>
          <section className="cancel-suite" aria-labelledby="cancel-stays">
            <h2 className="manage__heading" id="cancel-stays">
              {texts.stays}
            </h2>
            <ul className="manage__facts">
              {stays.map((suite) => (
                <li key={suite}>{suite}</li>
              ))}
            </ul>
          </section>
          <form className="cancel-suite__form" method="post" action={action} data-answer="in-page">
            <HiddenFields fields={hiddenFields} />
            <Button>{isFree ? texts.action : texts.actionFor(refund)}</Button>
            <QuietLink href={backHref}>{texts.keep}</QuietLink>
          </form>
        </div>
      </div>
    </SiteLayout>
  );
}
