import { type FormEventHandler, type RefObject, useId } from 'react';
import { finishedPercent } from '../../src/core/preferences/survey-progress';
import type { QuestionSet } from '../../src/core/preferences/question-set';
import { Button, ButtonLink } from '../ui/Button';
import { Portrait } from '../ui/Portrait';
import { ProgressBar } from '../ui/ProgressBar';
import { preferencesTexts } from './preferences.texts';
import type { SurveyConsultant } from './survey-props';

const texts = preferencesTexts.survey;

interface SurveyThanksProps {
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly thanks: QuestionSet['quizThankYou'];
  readonly consultant?: SurveyConsultant | undefined;
  readonly surveyHref: string;
  readonly preferencesHref: string;
  readonly onRetake?: FormEventHandler;
}

export function SurveyThanks({
  heading,
  thanks,
  consultant,
  surveyHref,
  preferencesHref,
  onRetake,
}: SurveyThanksProps) {
  return (
    <div className="survey__stage survey-thanks">
      <ProgressBar id={useId()} label={texts.finished} percent={finishedPercent} />
      <h1 className="survey__title" tabIndex={-1} ref={heading}>
        {thanks.title}
      </h1>
      <p className="survey__text">{thanks.text}</p>
      {consultant ? <Consultant consultant={consultant} sentence={thanks.fromConsultant} /> : null}
      <div className="survey__actions">
        <ButtonLink href={preferencesHref}>{texts.seeAnswers}</ButtonLink>
        <form method="post" action={surveyHref} onSubmit={onRetake}>
          <input type="hidden" name="step" value="retake" />
          <Button variant="quiet">{preferencesTexts.page.action.retake}</Button>
        </form>
      </div>
    </div>
  );
}

function Consultant({
  consultant: { name, title, monogram, picture },
  sentence,
}: {
  readonly consultant: SurveyConsultant;
  readonly sentence: string;
}) {
  return (
    <div className="survey-thanks__consultant">
      <Portrait className="survey-thanks__portrait" monogram={monogram} picture={picture} />
      <div>
        <p className="survey-thanks__name">{name}</p>
        <p className="survey-thanks__role">{title}</p>
        <p className="survey-thanks__sentence">{sentence.replaceAll('{consultant}', name)}</p>
      </div>
    </div>
  );
}
