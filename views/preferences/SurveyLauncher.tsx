import { Button, ButtonLink } from '../ui/Button';
import { preferencesTexts } from './preferences.texts';

const texts = preferencesTexts.invitation;

export interface SurveyInvitationView {
  readonly title: string;
  readonly text: string;
  /** The guest has begun: then the card leads on (SUR-01). */
  readonly isResumed: boolean;
  /** Leads to the survey, and takes "Not now". */
  readonly href: string;
  /** The way back to this page. */
  readonly returnUrl: string;
}

/** At the end of a page, for a guest who has not told us yet how they like things (SUR-01, SUR-02). */
export function SurveyLauncher({
  invitation: { title, text, isResumed, href, returnUrl },
}: {
  readonly invitation: SurveyInvitationView;
}) {
  return (
    <aside
      className="survey-card no-print"
      aria-label={texts.label}
      data-survey-card
      data-survey-status={isResumed ? 'in-progress' : ''}
    >
      <div className="survey-card__words">
        <p className="survey-card__title">{title}</p>
        <p className="survey-card__text">{text}</p>
      </div>
      <div className="survey-card__ways">
        <ButtonLink variant="secondary" href={href}>
          {isResumed ? texts.resume : texts.start}
        </ButtonLink>
        <form method="post" action={href} data-survey-dismiss data-control="">
          <input type="hidden" name="step" value="dismiss" />
          <input type="hidden" name="returnUrl" value={returnUrl} />
          <Button variant="quiet">{texts.dismiss}</Button>
        </form>
      </div>
    </aside>
  );
}
