import { TripSubpage, type TripSubpageProps } from '../trips/TripSubpage';
import { Button, QuietLink } from '../ui/Button';
import { RadioGroup } from '../ui/RadioGroup';
import { HiddenFields } from '../ui/HiddenFields';
import type { SelectOption } from '../ui/SelectField';
import { TextArea } from '../ui/TextArea';
import { AttachmentField } from './AttachmentField';
import { RequestThread, type RequestView } from './RequestThread';
import { type AdviceView, RequestAdvice } from './RequestAdvice';
import { requestsTexts as texts } from './requests.texts';

export interface RequestsPageProps extends TripSubpageProps {
  readonly hours?: string;
  readonly action: string;
  readonly reservationId: string;
  readonly requestKey: string;
  /** Names what the form was opened for, so that each has a draft of its own. */
  readonly draft: string;
  readonly kinds: readonly SelectOption[];
  readonly advice?: AdviceView;
  readonly adviceLinks: readonly { readonly label: string; readonly href: string }[];
  readonly values: { readonly kind: string; readonly text: string };
  readonly errors: { readonly kind?: string; readonly text?: string; readonly files?: string };
  readonly maxLength: number;
  readonly requests: readonly RequestView[];
}

export function RequestsPage(props: RequestsPageProps) {
  const { frame, notice, values, errors, requests, draft } = props;
  const form = { action: props.action, reservationId: props.reservationId, requestKey: props.requestKey };
  return (
    <TripSubpage {...props} texts={texts} standfirst={texts.standfirst}>
      {props.hours === undefined ? null : (
        <p className="profile-standfirst" data-region="hours">
          {props.hours}
        </p>
      )}
      <section
        className="trip-page__part"
        aria-labelledby="requests-title"
        data-ends-draft={notice?.tone === 'success' ? 'request reply' : undefined}
      >
        <h2 className="trip-page__heading" id="requests-title">
          {texts.list}
        </h2>
        {requests.length === 0 ? <p className="trip-page__note">{texts.none}</p> : null}
        {requests.map((request) => (
          <RequestThread
            key={request.requestId}
            request={request}
            visit={frame.visit}
            maxLength={props.maxLength}
            {...form}
          />
        ))}
      </section>
      {props.advice ? <RequestAdvice advice={props.advice} /> : null}
      <section className="trip-page__part" aria-labelledby="ask-title">
        <h2 className="trip-page__heading" id="ask-title">
          {texts.ask.title}
        </h2>
        <AdviceLinks links={props.adviceLinks} />
        <form
          className="trip-form"
          method="post"
          action={form.action}
          encType="multipart/form-data"
          noValidate
          data-draft={['request', form.reservationId, draft].join(' ').trim()}
          data-draft-of={frame.visit}
        >
          <HiddenFields fields={{ reservationId: form.reservationId, requestKey: form.requestKey, draft }} />
          <RadioGroup
            id="ask-kind"
            name="kind"
            label={texts.ask.kind}
            error={errors.kind}
            defaultValue={values.kind}
            options={props.kinds}
          />
          <TextArea
            id="ask-text"
            name="text"
            label={texts.ask.text}
            hint={texts.ask.hint}
            error={errors.text}
            defaultValue={values.text}
            maxLength={props.maxLength}
          />
          <AttachmentField id="ask-files" error={errors.files} />
          <div className="trip-form__actions">
            <Button name="intent" value="ask">
              {texts.ask.submit}
            </Button>
          </div>
        </form>
      </section>
    </TripSubpage>
  );
}

function AdviceLinks({ links }: { readonly links: RequestsPageProps['adviceLinks'] }) {
  return (
    <nav className="request-advice__links no-print" aria-label={texts.advice.nav}>
      {links.map(({ label, href }) => (
        <QuietLink key={href} href={href}>
          {label}
        </QuietLink>
      ))}
    </nav>
  );
}
