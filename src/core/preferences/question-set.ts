import type { Picture } from '../shared/picture';

/** Single choice, multiple choice, or the guest's activities (SUR-13). At most one question has the last type. */
type QuestionType = 'quizSingle' | 'quizMultiple' | 'quizInterests';

/** The key of the `quizInterests` question, which is also the record's field for its answers (SUR-12). */
export const interestsKey = 'personalInterest';

export interface QuizAnswer {
  readonly answerKey: string;
  readonly name: string;
  readonly image?: Picture;
  readonly tags?: readonly string[];
}

export interface QuizQuestion {
  readonly questionKey: string;
  readonly type: QuestionType;
  readonly name: string;
  readonly hint?: string;
  readonly quizAnswers: readonly QuizAnswer[];
  readonly quizQuestions: readonly QuizQuestion[];
  /** The question applies when an answer to the parent question has one of these tags (SUR-08). */
  readonly answersTagMatch?: readonly string[];
  /** The question applies when one of the guest's activities has one of these tags (SUR-08). */
  readonly tagInterestMatch?: { readonly tagInterests: readonly string[] };
}

export interface QuestionSet {
  /** One of the texts is shown per visit, in rotation (SUR-04). */
  readonly quizIntro: { readonly title: string; readonly texts: readonly string[] };
  readonly quizQuestions: readonly QuizQuestion[];
  /** `fromConsultant` contains `{consultant}` for the name of the guest's consultant (SUR-09). */
  readonly quizThankYou: { readonly title: string; readonly text: string; readonly fromConsultant: string };
  readonly invitation: SurveyInvitationTexts;
}

interface SurveyInvitationTexts {
  readonly paths: readonly string[];
  readonly start: { readonly title: string; readonly text: string };
  readonly resume: { readonly title: string; readonly text: string };
}

export const allQuestions = (questions: readonly QuizQuestion[]): readonly QuizQuestion[] =>
  questions.flatMap((question) => [question, ...allQuestions(question.quizQuestions)]);

export const takesSeveral = ({ type }: QuizQuestion): boolean => type !== 'quizSingle';
