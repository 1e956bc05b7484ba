import type { SurveyStatus } from '../../src/core/preferences/preference-record';
import type { GivenAnswer } from '../../src/core/preferences/given-answers';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { FailedSection } from '../profile/FailedSection';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Button, ButtonLink } from '../ui/Button';
import { preferencesTexts } from './preferences.texts';
import { BackLink } from '../profile/BackLink';

const texts = preferencesTexts.page;

export interface PreferencesView {
  readonly status?: SurveyStatus;
  readonly answers: readonly GivenAnswer[];
  readonly activities: readonly string[];
}

export interface PreferencesPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly surveyHref: string;
  readonly preferences?: PreferencesView;
}

export function PreferencesPage({ frame, side, surveyHref, preferences }: PreferencesPageProps) {
  return (
    <ProfileFrame frame={frame} side={side} hasBackToMenu={false}>
      <Head title={texts.title} isPrivate />
      <BackLink href={siteLinks.account}>{texts.backToAccount}</BackLink>
      <h1 className="preferences__title">{texts.title}</h1>
      <p className="preferences__standfirst">{texts.standfirst}</p>
      {preferences ? (
        <SurveyNotice preferences={preferences} surveyHref={surveyHref} />
      ) : (
        <FailedSection subject={texts.subject} retryHref={frame.path} />
      )}
    </ProfileFrame>
  );
}

function SurveyNotice({
  preferences: { status, answers, activities },
  surveyHref,
}: {
  readonly preferences: PreferencesView;
  readonly surveyHref: string;
}) {
  const hasNotice = answers.length > 0 || activities.length > 0;
  return (
    <div data-survey-status={status ?? ''}>
      <Action status={status} surveyHref={surveyHref} />
      {hasNotice ? (
        <>
          <section className="preferences__section" aria-labelledby="answers-title">
            <h2 className="preferences__heading" id="answers-title">
              {texts.answers}
            </h2>
            <dl className="preferences__answers">
              {answers.map(({ questionKey, question, answers: givenAnswers }) => (
                <div key={questionKey} className="preferences__answer">
                  <dt>{question}</dt>
                  {givenAnswers.map((one) => (
                    <dd key={one}>{one}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
          <section className="preferences__section" aria-labelledby="activities-title">
            <h2 className="preferences__heading" id="activities-title">
              {texts.activities}
            </h2>
            {activities.length > 0 ? (
              <ul className="preferences__activities">
                {activities.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            ) : (
              <p className="preferences__none">{texts.noActivities}</p>
            )}
          </section>
        </>
      ) : null}
    </div>
  );
}

/** Retake is a form, because it changes the status before the survey opens; the other actions are links. */
function Action({ status, surveyHref }: { readonly status: SurveyStatus | undefined; readonly surveyHref: string }) {
  if (status === 'completed') {
    return (
      <form className="preferences__action" method="post" action={surveyHref}>
        <input type="hidden" name="step" value="retake" />
        <p className="preferences__note">{texts.actionNote.retake}</p>
        <Button variant="secondary">{texts.action.retake}</Button>
      </form>
    );
  }
  return (
    <div className="preferences__action">
      <p className="preferences__note">{status === undefined ? texts.noAnswers : texts.actionNote.continue}</p>
      <ButtonLink href={surveyHref}>{status === undefined ? texts.action.start : texts.action.continue}</ButtonLink>
    </div>
  );
}
