import type { Frame } from '../layout/frame';
import type { ReservationHeaderView } from '../reserve/ReservationLayout';
import { Button } from '../ui/Button';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Notice } from '../ui/Notice';
import { AdviserFields, adviserFieldNames } from './AdviserFields';
import { type FormAnswers, mistakesInOrder } from './mistakes-in-order';
import type { FareCoverView, GuestSlot, HoldView, QuoteView } from './engine-views';
import { EngineHead, EngineLayout, EngineTitle } from './EngineLayout';
import { engineTexts } from './engine.texts';
import { FareQuote } from './FareQuote';
import { GuestFields, guestMistakes } from './GuestFields';
import { GuestFormEnd } from './GuestFormEnd';
import { HeldSuites, type HeldSuitesView } from './HeldSuites';
import { Hold } from './Hold';

const texts = engineTexts.details;

export interface DetailsPageProps extends FormAnswers {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly hold: HoldView;
  readonly quote: QuoteView;
  readonly cover?: FareCoverView;
  readonly suites?: HeldSuitesView;
  readonly guests: readonly GuestSlot[];
  readonly action: string;
  readonly releaseAction: string;
  readonly draftAction?: string;
  readonly isRestored?: boolean;
  readonly companions?: readonly string[];
  readonly isFreeAgain?: boolean;
}

export function DetailsPage({
  frame,
  header,
  hold,
  quote,
  cover,
  suites,
  guests,
  values,
  errors,
  action,
  releaseAction,
  draftAction,
  isRestored = false,
  companions = [],
  isFreeAgain = false,
}: DetailsPageProps) {
  return (
    <EngineLayout frame={frame} header={header}>
      <EngineTitle title={texts.title} errors={errors} />
      <EngineHead eyebrow={texts.eyebrow} title={texts.headline}>
        {texts.standfirst}
      </EngineHead>
      <div className="engine__side engine__side--fare-last">
        <Hold hold={hold} />
        <FareQuote quote={quote} cover={cover} />
      </div>
      <div className="engine__main">
        {isFreeAgain ? (
          <Notice tone="success" title={texts.freeAgain.title}>
            <p>{texts.freeAgain.body}</p>
          </Notice>
        ) : null}
        {isRestored ? (
          <Notice tone="info" title={texts.restored.title}>
            <p>{texts.restored.body}</p>
          </Notice>
        ) : null}
        <ErrorSummary mistakes={[...guestMistakes(errors, guests), ...mistakesInOrder(errors, adviserFieldNames)]} />
        {suites ? <HeldSuites holdId={hold.holdId} suites={suites} /> : null}
        <form
          className="engine-form"
          method="post"
          action={action}
          noValidate
          data-answer="in-page"
          data-requires-fields=""
          data-draft={`details ${hold.holdId}${suites?.arrangement ? ` ${suites.arrangement}` : ''}`}
          data-draft-of={frame.visit}
          data-draft-to={draftAction}
        >
          <input type="hidden" name="hold" value={hold.holdId} />
          {/* Enter in a field activates the first button of a form, which must not be one that adds a companion. */}
          {companions.length > 0 ? <button className="hidden-to-the-eye" tabIndex={-1} aria-hidden /> : null}
          {guests.map((guest) => (
            <GuestFields
              key={guest.index}
              guest={guest}
              values={values}
              errors={errors}
              companions={companions}
              {...(suites ? { suites: suites.list } : {})}
            />
          ))}
          <AdviserFields values={values} errors={errors} />
          <GuestFormEnd action={texts.action} errors={errors} />
          {/* The button beside the time has a form of its own, and without script would lose what was typed in this one. */}
          <noscript>
            <Button variant="quiet" formAction={hold.extendAction}>
              {engineTexts.hold.more}
            </Button>
          </noscript>
        </form>
        <form className="engine__release" method="post" action={releaseAction}>
          <input type="hidden" name="hold" value={hold.holdId} />
          <Button variant="quiet">{suites && suites.list.length > 1 ? texts.releaseAll : texts.release}</Button>
        </form>
      </div>
    </EngineLayout>
  );
}
