import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { Button, ButtonLink, QuietLink } from '../ui/Button';
import type { PictureView } from '../ui/Picture';
import { ConfirmationArticle, ConfirmationFact as Fact } from './ConfirmationArticle';
import { engineTexts } from './engine.texts';
import { waitlistOfferTexts } from './waitlist-offer.texts';

const texts = waitlistOfferTexts.page;
const labels = engineTexts.confirmation;

export interface WaitlistOfferView {
  readonly until: string;
  readonly cabin: { readonly number: string; readonly deck?: number };
  readonly total: string;
  readonly deposit?: string;
  readonly dueOn: string;
  readonly action: string;
  readonly place: string;
}

export interface WaitlistOfferPageProps {
  readonly frame: Frame;
  readonly kind: 'offered' | 'waiting' | 'declined' | 'passed' | 'over';
  readonly reservationId: string;
  readonly voyage: { readonly title: string; readonly dates: string; readonly nights: string; readonly ports: string };
  readonly suite: { readonly title: string; readonly code: string };
  readonly guests: string;
  readonly position?: number | undefined;
  readonly offer?: WaitlistOfferView | undefined;
  readonly suitesHref?: string | undefined;
  readonly picture: PictureView;
}

/** The page is opened from the e-mail or from My Trips, without a session. */
export function WaitlistOfferPage(props: WaitlistOfferPageProps) {
  const { title, standfirst } = texts[props.kind];
  return (
    <SiteLayout frame={props.frame}>
      <Head title={title} isPrivate />
      <ConfirmationArticle
        {...props}
        numberLabel={texts.reservation}
        title={title}
        standfirst={standfirst}
        staysCurrent
      >
        <Facts {...props} />
        {props.offer ? <Answer offer={props.offer} /> : <Onward suitesHref={props.suitesHref} />}
      </ConfirmationArticle>
    </SiteLayout>
  );
}

function Facts({ voyage, suite, guests, position, offer }: WaitlistOfferPageProps) {
  const cabin = offer ? labels.cabin(suite.code, offer.cabin.number, offer.cabin.deck) : suite.code;
  return (
    <dl className="confirmation__facts">
      {offer ? <Fact label={texts.heldUntil}>{offer.until}</Fact> : null}
      {position !== undefined && !offer ? (
        <Fact label={texts.place}>{waitlistOfferTexts.position(position)}</Fact>
      ) : null}
      <Fact label={labels.voyage} detail={`${voyage.dates}, ${voyage.nights}, ${voyage.ports}`}>
        {voyage.title}
      </Fact>
      <Fact label={labels.suite} detail={cabin}>
        {suite.title}
      </Fact>
      <Fact label={labels.guests}>{guests}</Fact>
      {offer ? (
        <Fact label={labels.total} {...(offer.deposit ? {} : { detail: texts.dueBy(offer.dueOn) })}>
          {offer.total}
        </Fact>
      ) : null}
      {offer?.deposit ? (
        <Fact label={texts.deposit} detail={texts.dueBy(offer.dueOn)}>
          {offer.deposit}
        </Fact>
      ) : null}
    </dl>
  );
}

/** Both answers are POST forms, so that a mail program that prefetches the link answers nothing. */
function Answer({ offer: { action, place } }: { readonly offer: WaitlistOfferView }) {
  return (
    <section className="confirmation__next no-print" aria-labelledby="answer-title">
      <h2 className="confirmation__next-title" id="answer-title">
        {texts.question}
      </h2>
      <div className="waitlist-answers">
        <AnswerForm action={action} place={place} answer="accept" note={texts.acceptNote}>
          <Button>{texts.accept}</Button>
        </AnswerForm>
        <AnswerForm action={action} place={place} answer="decline" note={texts.declineNote}>
          <Button variant="secondary">{texts.decline}</Button>
        </AnswerForm>
      </div>
    </section>
  );
}

function AnswerForm({
  action,
  place,
  answer,
  note,
  children,
}: {
  readonly action: string;
  readonly place: string;
  readonly answer: 'accept' | 'decline';
  readonly note: string;
  readonly children: ReactNode;
}) {
  return (
    <form className="waitlist-answers__one" method="post" action={action} data-answer="in-page">
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="answer" value={answer} />
      {children}
      <p className="waitlist-answers__note">{note}</p>
    </form>
  );
}

function Onward({ suitesHref }: Pick<WaitlistOfferPageProps, 'suitesHref'>) {
  return (
    <div className="confirmation__next confirmation__actions no-print">
      {suitesHref === undefined ? (
        <ButtonLink href={siteLinks.voyages}>{labels.voyages}</ButtonLink>
      ) : (
        <ButtonLink href={suitesHref}>{texts.suites}</ButtonLink>
      )}
      <QuietLink href={siteLinks.trips}>{texts.trips}</QuietLink>
    </div>
  );
}
