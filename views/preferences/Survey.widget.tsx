import { Notice } from '../ui/Notice';
import { SurveyIntro } from './SurveyIntro';
import type { SurveyProps } from './survey-props';
import { SurveyQuestion } from './SurveyQuestion';
import { SurveyThanks } from './SurveyThanks';
import { useSurvey } from './use-survey';

/** A survey of one question at a time (SUR-03). Every stage is a plain form; with script it changes in place. */
export function Survey(props: SurveyProps) {
  const { set, pictures, consultant, surveyHref, preferencesHref, visit } = props;
  const survey = useSurvey(props);
  const problem =
    survey.problem === undefined ? null : (
      <Notice tone="error" className="survey__problem">
        <p>{survey.problem}</p>
      </Notice>
    );
  if (survey.stage === 'thank-you') {
    return (
      <>
        {problem}
        <SurveyThanks
          heading={survey.heading}
          thanks={set.quizThankYou}
          consultant={consultant}
          surveyHref={surveyHref}
          preferencesHref={preferencesHref}
          onRetake={(event) => void survey.retake(event)}
        />
      </>
    );
  }
  if (survey.askedQuestion) {
    return (
      <SurveyQuestion
        key={survey.askedQuestion.question.questionKey}
        heading={survey.heading}
        askedQuestion={survey.askedQuestion}
        chosenKeys={survey.answers[survey.askedQuestion.question.questionKey] ?? []}
        pictures={pictures}
        surveyHref={surveyHref}
        visit={visit}
        isBusy={survey.isBusy}
        problem={problem}
        onAnswer={(event) => void survey.answer(event)}
        onChoose={survey.choose}
        onRestart={(event) => void survey.restart(event)}
      />
    );
  }
  return (
    <>
      {problem}
      <SurveyIntro
        heading={survey.heading}
        title={set.quizIntro.title}
        text={set.quizIntro.texts[survey.introIndex] ?? ''}
        surveyHref={surveyHref}
        isBusy={survey.isBusy}
        onBegin={(event) => void survey.begin(event)}
      />
    </>
  );
}
