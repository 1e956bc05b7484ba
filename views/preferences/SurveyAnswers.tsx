import { type QuizQuestion, takesSeveral } from '../../src/core/preferences/question-set';
import { classNames } from '../ui/class-names';
import { Picture } from '../ui/Picture';
import type { PictureView } from '../ui/picture-view';

interface SurveyAnswersProps {
  readonly question: QuizQuestion;
  readonly chosenKeys: readonly string[];
  readonly pictures: Readonly<Record<string, PictureView>>;
}

const sizes = '(min-width: 1024px) 18rem, (min-width: 768px) 30vw, 45vw';

/** Each checkbox has its own name, because a form must not send one name twice. */
export function SurveyAnswers({ question, chosenKeys, pictures }: SurveyAnswersProps) {
  const { quizAnswers } = question;
  const isMany = takesSeveral(question);
  const hasPictures = quizAnswers.every(({ image }) => image !== undefined && pictures[image.name] !== undefined);
  return (
    <div
      className={classNames(
        'survey-answers',
        hasPictures && 'survey-answers--pictures',
        hasPictures && quizAnswers.length % 4 === 0 && 'survey-answers--fours',
      )}
    >
      {quizAnswers.map(({ answerKey, name, image }) => {
        const picture = hasPictures && image ? pictures[image.name] : undefined;
        return (
          <label key={answerKey} className={classNames('survey-answer', picture && 'survey-answer--picture')}>
            {picture ? (
              <Picture className="survey-answer__picture" picture={{ ...picture, alt: '' }} sizes={sizes} />
            ) : null}
            <span className="choice survey-answer__line">
              <input
                className={classNames('choice__input', !isMany && 'choice__input--round')}
                type={isMany ? 'checkbox' : 'radio'}
                name={isMany ? `answer.${answerKey}` : 'answer'}
                value={isMany ? '1' : answerKey}
                data-answer={answerKey}
                defaultChecked={chosenKeys.includes(answerKey)}
              />
              <span className="choice__text">{name}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
