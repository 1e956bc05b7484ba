import type { PreferenceRecord } from '../../core/preferences/preference-record';
import { allQuestions, type QuestionSet } from '../../core/preferences/question-set';
import type { SurveyPosition } from '../../core/preferences/survey-position';
import type { Guest } from '../../core/sign-in/guest';
import type { SurveyProps } from '../../../views/preferences/survey-props';
import { paths } from '../paths';
import { toConsultant } from '../profile/consultant-view';
import type { BuiltAssets } from '../rendering/built-assets';

interface SurveySources {
  readonly set: QuestionSet;
  readonly record: PreferenceRecord | undefined;
  readonly position: SurveyPosition;
  readonly guest: Guest | undefined;
  readonly assets: Pick<BuiltAssets, 'picture'>;
  readonly problem?: string;
}

export function toSurvey({
  set: { quizIntro, quizQuestions, quizThankYou },
  record,
  position,
  guest,
  assets,
  problem,
}: SurveySources): SurveyProps {
  const consultant = toConsultant(guest);
  const images = allQuestions(quizQuestions).flatMap(({ quizAnswers }) =>
    quizAnswers.flatMap(({ image }) => image ?? []),
  );
  return {
    set: { quizIntro, quizQuestions, quizThankYou },
    pictures: Object.fromEntries(images.map(({ name, alt }) => [name, assets.picture(name, alt)])),
    record: record
      ? { id: record.id, answers: record.answers, ...(record.status === undefined ? {} : { status: record.status }) }
      : { answers: {} },
    position,
    ...(consultant && {
      consultant: {
        name: consultant.name,
        title: consultant.title,
        monogram: consultant.monogram,
        ...(consultant.picture === undefined ? {} : { picture: consultant.picture }),
      },
    }),
    surveyHref: paths.account.survey,
    preferencesHref: paths.account.preferences,
    ...(problem === undefined ? {} : { problem }),
  };
}

export function headingOf({ quizIntro, quizQuestions, quizThankYou }: QuestionSet, position: SurveyPosition): string {
  if (position.stage === 'intro') return quizIntro.title;
  if (position.stage === 'thank-you') return quizThankYou.title;
  return (
    allQuestions(quizQuestions).find(({ questionKey }) => questionKey === position.questionKey)?.name ?? quizIntro.title
  );
}
