import { DEFAULT_MESSAGES } from '../../src/core/content/line-messages';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import type { PictureView } from '../ui/Picture';
import { ConfirmationArticle, ConfirmationFact as Fact } from './ConfirmationArticle';
import { engineTexts } from './engine.texts';
import { waitlistOfferTexts } from './waitlist-offer.texts';

const texts = engineTexts.confirmation;

/** `rest` is the whole amount, or the remainder after the deposit. */
interface DuePaymentView {
  readonly kind: 'deposit' | 'rest';
  readonly amount: string;
  readonly dueOn?: string;
}

export interface ConfirmationPageProps {
  readonly frame: Frame;
  readonly kind: 'reserved' | 'offer' | 'waitlist';
  readonly reservationId: string;
  readonly voyage: { readonly title: string; readonly dates: string; readonly nights: string; readonly ports: string };
  readonly suite: { readonly title: string; readonly code: string };
  /** Absent on the waitlist. */
  readonly cabin?: { readonly number: string; readonly deck?: number } | undefined;
  /** Waitlist position; 1 is first. */
  readonly position?: number;
  /** Such as "2 adults, 1 child". */
  readonly guests: string;
  readonly total: string;
  /** Absent when nothing was paid. */
  readonly paid?: string | undefined;
  /** Payments due in order of their dates; empty when nothing is left, and on the waitlist. */
  readonly due: readonly DuePaymentView[];
  readonly next:
    | { readonly kind: 'trip'; readonly href: string }
    | { readonly kind: 'sign-in'; readonly href: string; readonly email: string };
  readonly manageHref: string;
  /** False where the line is paid elsewhere. */
  readonly takesPayments: boolean;
  readonly picture: PictureView;
}

export function ConfirmationPage(props: ConfirmationPageProps) {
  const { waitlistConfirmation } = props.frame.messages ?? DEFAULT_MESSAGES;
  const { title, standfirst } = props.kind === 'waitlist' ? waitlistConfirmation : texts[props.kind];
  return (
    <SiteLayout frame={props.frame}>
      <Head title={title} isPrivate />
      <ConfirmationArticle {...props} numberLabel={texts.number} title={title} standfirst={standfirst} endsReservation>
        <Facts {...props} />
        <Next {...props} />
      </ConfirmationArticle>
    </SiteLayout>
  );
}

function Facts({ voyage, suite, cabin, position, guests, total, paid, due }: ConfirmationPageProps) {
  return (
    <dl className="confirmation__facts">
      {position === undefined ? null : (
        <Fact label={waitlistOfferTexts.page.place}>{waitlistOfferTexts.position(position)}</Fact>
      )}
      <Fact label={texts.voyage} detail={`${voyage.dates}, ${voyage.nights}, ${voyage.ports}`}>
        {voyage.title}
      </Fact>
      <Fact label={texts.suite} detail={cabin ? texts.cabin(suite.code, cabin.number, cabin.deck) : suite.code}>
        {suite.title}
      </Fact>
      <Fact label={texts.guests}>{guests}</Fact>
      <Fact label={texts.total}>{total}</Fact>
      {paid ? <Fact label={texts.paid}>{paid}</Fact> : null}
      {due.map(({ kind, amount, dueOn }) => (
        <Fact key={kind} label={texts.due[kind]} detail={dueOn === undefined ? undefined : texts.dueBy(dueOn)}>
          {amount}
        </Fact>
      ))}
    </dl>
  );
}

function Next({ next, kind, due: [first], manageHref, takesPayments }: ConfirmationPageProps) {
  return (
    <section className="confirmation__next no-print" aria-labelledby="next-title">
      <h2 className="confirmation__next-title" id="next-title">
        {texts.nextTitle}
      </h2>
      <p>{next.kind === 'trip' ? texts.nextTrip : texts.nextSignIn(next.email)}</p>
      {kind !== 'waitlist' && first && !takesPayments ? <p>{texts.paidElsewhere}</p> : null}
      <div className="confirmation__actions">
        <ButtonLink href={next.href}>{next.kind === 'trip' ? texts.seeTrip : texts.signIn}</ButtonLink>
        {kind === 'waitlist' ? null : (
          <ButtonLink variant="secondary" href={manageHref}>
            {manageText(kind, first, takesPayments)}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={siteLinks.voyages}>
          {texts.voyages}
        </ButtonLink>
      </div>
      <p className="confirmation__keep">{texts.keep}</p>
    </section>
  );
}

function manageText(kind: 'reserved' | 'offer', first: DuePaymentView | undefined, takesPayments: boolean): string {
  if (!first || !takesPayments) return texts.manage.paid;
  return kind === 'offer' ? texts.manage.offer[first.kind] : texts.manage.reserved;
}
