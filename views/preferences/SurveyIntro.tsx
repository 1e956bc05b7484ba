import type { FormEventHandler, RefObject } from 'react';
import { Button } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { preferencesTexts } from './preferences.texts';

const texts = preferencesTexts.survey;

interface SurveyIntroProps {
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  readonly text: string;
  readonly surveyHref: string;
  readonly isBusy?: boolean;
  readonly onBegin?: FormEventHandler;
}

export function SurveyIntro({ heading, title, text, surveyHref, isBusy = false, onBegin }: SurveyIntroProps) {
  return (
    <form className="survey__stage survey-intro" method="post" action={surveyHref} onSubmit={onBegin}>
      <Eyebrow>{texts.title}</Eyebrow>
      <h1 className="survey__title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="survey__text">{text}</p>
      <input type="hidden" name="step" value="begin" />
      <p>
        <Button busy={isBusy}>{texts.begin}</Button>
      </p>
    </form>
  );
}
