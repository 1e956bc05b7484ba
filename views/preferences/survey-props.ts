import type { Answers, SurveyStatus } from '../../src/core/preferences/preference-record';
import type { QuestionSet } from '../../src/core/preferences/question-set';
import type { SurveyPosition } from '../../src/core/preferences/survey-position';
import type { ConsultantView } from '../profile/consultant-view';
import type { PictureView } from '../ui/picture-view';

export type SurveyConsultant = Pick<ConsultantView, 'name' | 'title' | 'monogram' | 'picture'>;

export interface SurveyProps {
  readonly set: Pick<QuestionSet, 'quizIntro' | 'quizQuestions' | 'quizThankYou'>;
  readonly pictures: Readonly<Record<string, PictureView>>;
  /** `id` is absent until a record exists. */
  readonly record: { readonly id?: string; readonly answers: Answers; readonly status?: SurveyStatus };
  readonly position: SurveyPosition;
  readonly consultant?: SurveyConsultant;
  readonly surveyHref: string;
  readonly preferencesHref: string;
  readonly problem?: string;
  readonly visit?: string;
}
