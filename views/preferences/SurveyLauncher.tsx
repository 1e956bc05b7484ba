import { Button, SecondaryLink } from '../ui/Button';
import { preferencesTexts } from './preferences.texts';

const texts = preferencesTexts.invitation;

export interface SurveyInvitationView {
  readonly title: string;
  readonly text: string;
  readonly isResumed: boolean;
  readonly href: string;
  readonly returnUrl: string;
}

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
        <SecondaryLink href={href}>{isResumed ? texts.resume : texts.start}</SecondaryLink>
        <form method="post" action={href} data-survey-dismiss data-control="">
          <input type="hidden" name="step" value="dismiss" />
          <input type="hidden" name="returnUrl" value={returnUrl} />
          <Button variant="quiet">{texts.dismiss}</Button>
        </form>
      </div>
    </aside>
  );
}
