import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { BackLink } from '../profile/BackLink';
import type { TripSubpageNotice } from '../trips/TripSubpage';
import { preparationTexts } from '../preparation/preparation.texts';
import { Button, QuietLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { TextArea } from '../ui/TextArea';
import { type MessageView, RequestMessages } from './RequestMessages';
import type { StaffRequestHead } from './StaffRequestsPage';
import { staffTexts as texts } from './staff.texts';

export interface StaffRequestPageProps extends StaffRequestHead {
  readonly frame: Frame;
  readonly action: string;
  readonly backHref: string;
  readonly preparationHref: string;
  readonly requestId: string;
  readonly requestKey: string;
  readonly maxLength: number;
  readonly isOpen: boolean;
  readonly mayTake: boolean;
  readonly messages: readonly MessageView[];
  /** Empty for a role that may not see them. */
  readonly readings: readonly string[];
  readonly typedText?: string;
  readonly error?: string;
  readonly notice?: TripSubpageNotice;
}

export function StaffRequestPage(props: StaffRequestPageProps) {
  const { kind, reservation, due, owner, isOverdue, notice, isOpen, readings } = props;
  return (
    <SiteLayout frame={props.frame}>
      <Head title={`${kind}, ${reservation}`} description={texts.description} isPrivate />
      <div className="staff">
        <BackLink href={props.backHref}>{texts.back}</BackLink>
        <p className="trip-page__of">{reservation}</p>
        <h1 className="profile-title">{kind}</h1>
        {notice ? (
          <Notice tone={notice.tone} className="trip-page__notice">
            <p>{notice.text}</p>
          </Notice>
        ) : null}
        <p className={isOverdue ? 'staff__due staff__due--over' : 'staff__due'}>{due}</p>
        <p className="trip-page__note">
          {texts.owner}: {owner}
        </p>
        <p>
          <QuietLink href={props.preparationHref}>{preparationTexts.staff.link}</QuietLink>
        </p>
        <section className="trip-page__part" aria-labelledby="messages-title">
          <h2 className="trip-page__heading" id="messages-title">
            {texts.messages}
          </h2>
          <RequestMessages messages={props.messages} />
        </section>
        {isOpen ? <Steps {...props} /> : null}
        {readings.length > 0 ? (
          <section className="trip-page__part" aria-labelledby="readings-title">
            <h2 className="trip-page__heading" id="readings-title">
              {texts.readings}
            </h2>
            <ul className="staff__readings">
              {readings.map((reading, index) => (
                <li key={index}>{reading}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className="trip-page__note">{texts.noted}</p>
      </div>
    </SiteLayout>
  );
}

function Steps({ action, requestId, requestKey, typedText, error, maxLength, mayTake }: StaffRequestPageProps) {
  return (
    <section className="trip-page__part" aria-labelledby="answer-title">
      <h2 className="trip-page__heading" id="answer-title">
        {texts.answer.title}
      </h2>
      <form className="trip-form" method="post" action={action} noValidate>
        <input type="hidden" name="request" value={requestId} />
        <input type="hidden" name="requestKey" value={requestKey} />
        <TextArea
          id="answer-text"
          name="text"
          label={texts.answer.label}
          hint={texts.answer.hint}
          error={error}
          defaultValue={typedText}
          maxLength={maxLength}
          rows={6}
        />
        <div className="trip-form__actions">
          <Button name="step" value="answer">
            {texts.answer.submit}
          </Button>
        </div>
      </form>
      <form className="staff__steps" method="post" action={action}>
        <input type="hidden" name="request" value={requestId} />
        {mayTake ? (
          <Button name="step" value="take" variant="secondary">
            {texts.take}
          </Button>
        ) : null}
        <Button name="step" value="close" variant="quiet">
          {texts.close}
        </Button>
        <p className="trip-page__note">{texts.closeNote}</p>
      </form>
    </section>
  );
}
