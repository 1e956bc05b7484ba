import { DEFAULT_MESSAGES } from '../../src/core/content/line-messages';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink, QuietLink, SecondaryLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { PictureView } from '../ui/Picture';
import { ConfirmationArticle, ConfirmationFact as Fact } from './ConfirmationArticle';
import type { GroupedSuiteView } from './engine-views';
import { cabinText } from './HeldSuites';
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
  readonly cabin?: { readonly number: string; readonly deck?: number } | undefined;
  readonly position?: number;
  readonly guests: string;
  readonly total: string;
  readonly paidAmount?: string | undefined;
  readonly due: readonly DuePaymentView[];
  readonly next:
    | { readonly kind: 'trip'; readonly href: string }
    | { readonly kind: 'sign-in'; readonly href: string; readonly email: string };
  /** The address to which the confirmation is sent as well; absent where no message is sent. */
  readonly sentTo?: string;
  readonly manageHref: string;
  readonly takesPayments: boolean;
  readonly isDuplicate: boolean;
  readonly picture: PictureView;
  readonly suites?: readonly GroupedSuiteView[];
  readonly breakdownHref?: string;
  readonly adviser?: AdviserView;
}

interface AdviserView {
  readonly text: string;
  readonly commission: string;
}

export function ConfirmationPage(props: ConfirmationPageProps) {
  const { waitlistConfirmation } = props.frame.messages ?? DEFAULT_MESSAGES;
  const standing = props.suites?.filter(({ endText }) => endText === undefined) ?? [];
  const { title, standfirst } =
    props.kind === 'waitlist' ? waitlistConfirmation : texts[props.kind][standing.length > 1 ? 'several' : 'one'];
  return (
    <SiteLayout frame={props.frame}>
      <Head title={title} isPrivate />
      <ConfirmationArticle
        {...props}
        numberLabel={props.suites ? texts.groupNumber : texts.number}
        title={title}
        standfirst={standfirst}
        endsReservation
      >
        {props.isDuplicate ? <Notice tone="info">{texts.duplicate}</Notice> : null}
        <Facts {...props} />
        <Next {...props} />
      </ConfirmationArticle>
    </SiteLayout>
  );
}

function Facts(props: ConfirmationPageProps) {
  const { voyage, suite, cabin, suites, position, guests, total, paidAmount, due, adviser } = props;
  return (
    <dl className="confirmation__facts">
      {position === undefined ? null : (
        <Fact label={waitlistOfferTexts.page.place}>{waitlistOfferTexts.position(position)}</Fact>
      )}
      <Fact label={texts.voyage} detail={`${voyage.dates}, ${voyage.nights}, ${voyage.ports}`}>
        {voyage.title}
      </Fact>
      {suites ? (
        suites.map((suiteOfGroup, index) => (
          <SuiteFact key={suiteOfGroup.reservationId} number={index + 1} suite={suiteOfGroup} />
        ))
      ) : (
        <Fact label={texts.suite} detail={cabin ? texts.cabin(suite.code, cabin.number, cabin.deck) : suite.code}>
          {suite.title}
        </Fact>
      )}
      <Fact label={texts.guests}>{guests}</Fact>
      <Fact label={texts.total}>{total}</Fact>
      {paidAmount ? <Fact label={texts.paid}>{paidAmount}</Fact> : null}
      {due.map(({ kind, amount, dueOn }) => (
        <Fact key={kind} label={texts.due[kind]} detail={dueOn === undefined ? undefined : texts.dueBy(dueOn)}>
          {amount}
        </Fact>
      ))}
      {adviser ? (
        <Fact label={engineTexts.adviser.label} detail={adviser.commission}>
          {adviser.text}
        </Fact>
      ) : null}
    </dl>
  );
}

function SuiteFact({ number, suite }: { readonly number: number; readonly suite: GroupedSuiteView }) {
  const { title, cabin, guests, fare, endText, reservationId, manageHref } = suite;
  return (
    <div className="confirmation__fact">
      <dt>{texts.suiteOf(number)}</dt>
      <dd className="confirmation__value">
        {title}, {endText ?? fare}
        <span className="confirmation__detail">{cabin ? cabinText(cabin) : null}</span>
        <span className="confirmation__detail">
          {guests}, {texts.reservation} <a href={manageHref}>{reservationId}</a>
        </span>
      </dd>
    </div>
  );
}

function Next(props: ConfirmationPageProps) {
  const { next, kind, due, sentTo, manageHref, takesPayments, suites, breakdownHref } = props;
  const [first] = due;
  return (
    <section className="confirmation__next no-print" aria-labelledby="next-title">
      <h2 className="confirmation__next-title" id="next-title">
        {texts.nextTitle}
      </h2>
      {sentTo === undefined ? null : <p>{texts.sentTo(sentTo)}</p>}
      <p>{next.kind === 'trip' ? texts.nextTrip : texts.nextSignIn(next.email)}</p>
      {suites ? <p>{texts.nextSuites}</p> : null}
      {kind !== 'waitlist' && first && !takesPayments ? <p>{texts.paidElsewhere}</p> : null}
      <div className="confirmation__actions">
        <ButtonLink href={next.href}>{next.kind === 'trip' ? texts.seeTrip : texts.signIn}</ButtonLink>
        {breakdownHref ? (
          <ButtonLink variant="secondary" href={breakdownHref} download="">
            {texts.download}
          </ButtonLink>
        ) : null}
        {kind === 'waitlist' || suites ? null : (
          <SecondaryLink href={manageHref}>{manageText(kind, first, takesPayments)}</SecondaryLink>
        )}
        <QuietLink href={siteLinks.voyages}>{texts.voyages}</QuietLink>
      </div>
      <p className="confirmation__keep">{texts.keep}</p>
    </section>
  );
}

function manageText(kind: 'reserved' | 'offer', first: DuePaymentView | undefined, takesPayments: boolean): string {
  if (!first || !takesPayments) return texts.manage.paid;
  return kind === 'offer' ? texts.manage.offer[first.kind] : texts.manage.reserved;
}
