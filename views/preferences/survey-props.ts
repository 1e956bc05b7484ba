import type { Answers, SurveyStatus } from '../../src/core/preferences/preference-record';
import type { QuestionSet } from '../../src/core/preferences/question-set';
import type { SurveyPosition } from '../../src/core/preferences/survey-position';
import type { PictureView } from '../ui/picture-view';

export interface SurveyConsultant {
  readonly name: string;
  readonly title: string;
  readonly monogram: string;
}

/** What the survey begins with, on the server and in the browser. */
export interface SurveyProps {
  readonly set: Pick<QuestionSet, 'quizIntro' | 'quizQuestions' | 'quizThankYou'>;
  /** By the name that an answer's image has. */
  readonly pictures: Readonly<Record<string, PictureView>>;
  /** Without `id` the line keeps none yet. */
  readonly record: { readonly id?: string; readonly answers: Answers; readonly status?: SurveyStatus };
  readonly place: SurveyPosition;
  /** For guests who have one (SUR-09). */
  readonly consultant?: SurveyConsultant;
  /** Takes the forms, and is the page's own address. */
  readonly surveyHref: string;
  readonly preferencesHref: string;
  /** Why the last form was not taken. */
  readonly problem?: string;
}
