import { Button } from '../ui/Button';
import { HiddenFields } from '../ui/HiddenFields';
import { TextArea } from '../ui/TextArea';
import { AttachmentField } from './AttachmentField';
import { type MessageView, RequestMessages } from './RequestMessages';
import { requestsTexts as texts } from './requests.texts';

export interface RequestView {
  readonly requestId: string;
  readonly kind: string;
  readonly state: string;
  readonly owner: string;
  readonly isWaiting: boolean;
  readonly mayReply: boolean;
  /** What was typed in a reply that was refused. */
  readonly typedReply?: string;
  readonly messages: readonly MessageView[];
}

interface RequestThreadProps {
  readonly request: RequestView;
  readonly action: string;
  readonly reservationId: string;
  readonly requestKey: string;
  readonly visit: string | undefined;
  readonly maxLength: number;
}

export function RequestThread({ request, action, reservationId, requestKey, visit, maxLength }: RequestThreadProps) {
  const { requestId, kind, state, owner, isWaiting, mayReply, typedReply, messages } = request;
  return (
    <article className="request" aria-labelledby={`request-${requestId}`}>
      <header className="request__head">
        <h3 className="request__kind" id={`request-${requestId}`}>
          {kind}
        </h3>
        <p>{state}</p>
        <p className="trip-page__note">{owner}</p>
        {isWaiting ? <p className="trip-page__note">{texts.waiting}</p> : null}
      </header>
      <RequestMessages messages={messages} />
      {mayReply ? (
        <details className="request__reply" open={typedReply !== undefined}>
          <summary>
            {texts.reply}
            <span className="hidden-to-the-eye">{texts.of(kind)}</span>
          </summary>
          <form
            className="trip-form"
            method="post"
            action={action}
            encType="multipart/form-data"
            data-draft={`reply ${requestId}`}
            data-draft-of={visit}
          >
            <HiddenFields fields={{ reservationId, requestKey, request: requestId }} />
            <TextArea
              id={`reply-${requestId}`}
              name="text"
              label={texts.reply}
              defaultValue={typedReply}
              maxLength={maxLength}
            />
            <AttachmentField id={`files-${requestId}`} />
            <div className="trip-form__actions">
              <Button name="intent" value="reply" variant="secondary">
                {texts.send}
              </Button>
            </div>
          </form>
        </details>
      ) : null}
    </article>
  );
}
