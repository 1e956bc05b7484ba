import { type FormEventHandler, type ReactNode, type RefObject, useId } from 'react';
import type { AskedQuestion } from '../../src/core/preferences/question-at';
import { takesSeveral } from '../../src/core/preferences/question-set';
import { surveyProgress } from '../../src/core/preferences/survey-progress';
import { Button } from '../ui/Button';
import { followDraft } from '../ui/form-drafts';
import { Icon } from '../ui/Icon';
import type { PictureView } from '../ui/picture-view';
import { ProgressBar } from '../ui/ProgressBar';
import { preferencesTexts } from './preferences.texts';
import { SurveyAnswers } from './SurveyAnswers';

const texts = preferencesTexts.survey;

interface SurveyQuestionProps {
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly askedQuestion: AskedQuestion;
  readonly chosenKeys: readonly string[];
  readonly pictures: Readonly<Record<string, PictureView>>;
  readonly surveyHref: string;
  readonly visit?: string | undefined;
  readonly isBusy?: boolean;
  readonly problem?: ReactNode;
  readonly onAnswer?: FormEventHandler<HTMLFormElement>;
  readonly onChoose?: FormEventHandler<HTMLFormElement>;
  readonly onRestart?: FormEventHandler;
}

/**
 * One question. Next is the first button of its form, so that Enter continues; no answer is required (SUR-05, SUR-07).
 */
export function SurveyQuestion({
  heading,
  askedQuestion,
  chosenKeys,
  pictures,
  surveyHref,
  visit,
  isBusy = false,
  problem,
  onAnswer,
  onChoose,
  onRestart,
}: SurveyQuestionProps) {
  const { question, index, count, previous, next } = askedQuestion;
  const id = useId();
  const hintId = `${id}-hint`;
  const hint = [takesSeveral(question) ? texts.several : '', question.hint ?? ''].filter((one) => one !== '').join(' ');
  return (
    <div className="survey__stage">
      <ProgressBar
        id={`${id}-progress`}
        label={texts.progress(index + 1, count)}
        percent={surveyProgress({ index, count })}
      />
      <form
        className="survey-question"
        method="post"
        action={surveyHref}
        ref={followDraft}
        data-draft={`survey ${visit ?? ''} ${question.questionKey}`}
        data-draft-of={visit}
        onSubmit={onAnswer}
        onChange={onChoose}
      >
        <input type="hidden" name="step" value="answer" />
        <input type="hidden" name="question" value={question.questionKey} />
        <fieldset className="survey-question__set" aria-describedby={hint === '' ? undefined : hintId}>
          <legend>
            <h1 className="survey__title" tabIndex={-1} ref={heading}>
              {question.name}
            </h1>
          </legend>
          {hint === '' ? null : (
            <p className="survey-question__hint" id={hintId}>
              {hint}
            </p>
          )}
          <SurveyAnswers question={question} chosenKeys={chosenKeys} pictures={pictures} />
        </fieldset>
        {problem}
        <div className="survey__actions">
          <Button name="to" value="next" busy={isBusy}>
            {next === undefined ? texts.finish : texts.next}
          </Button>
          <Button name="to" value="previous" variant="secondary" disabled={previous === undefined}>
            {texts.previous}
          </Button>
          <Button name="to" value="later" variant="quiet">
            {texts.later}
          </Button>
        </div>
      </form>
      <details className="survey-restart">
        <summary className="survey-restart__summary">
          {texts.restart}
          <Icon name="chevron" />
        </summary>
        <form method="post" action={surveyHref} onSubmit={onRestart}>
          <input type="hidden" name="step" value="restart" />
          <p className="survey-restart__note">{texts.restartNote}</p>
          <Button variant="secondary">{texts.restartNow}</Button>
        </form>
      </details>
    </div>
  );
}
