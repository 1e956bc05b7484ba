import type { Picture } from '../shared/picture';

/** One answer, several, or the guest's activities (SUR-13). There is one question of the last type at most. */
export type QuestionType = 'quizSingle' | 'quizMultiple' | 'quizInterests';

/** The key of the question of type `quizInterests`, and so the field of the record that holds its answers (SUR-12). */
export const interestsKey = 'personalInterest';

export interface QuizAnswer {
  readonly answerKey: string;
  readonly name: string;
  readonly image?: Picture;
  /** What it stands for besides its own key, which is a tag as well. */
  readonly tags?: readonly string[];
}

/** A question and those that may come right after it (SUR-13). */
export interface QuizQuestion {
  readonly questionKey: string;
  readonly type: QuestionType;
  readonly name: string;
  /** A sentence below the question. */
  readonly hint?: string;
  readonly quizAnswers: readonly QuizAnswer[];
  readonly quizQuestions: readonly QuizQuestion[];
  /** Asked when an answer to the question above it has one of these tags (SUR-08). */
  readonly answersTagMatch?: readonly string[];
  /** Asked when one of the guest's activities has one of these tags (SUR-08). */
  readonly tagInterestMatch?: { readonly tagInterests: readonly string[] };
}

/** Everything that the survey says (SUR-13). */
export interface QuestionSet {
  /** One of the texts is shown, the next one at the next visit (SUR-04). */
  readonly quizIntro: { readonly title: string; readonly texts: readonly string[] };
  readonly quizQuestions: readonly QuizQuestion[];
  /** `fromConsultant` names the guest's consultant as `{consultant}` (SUR-09). */
  readonly quizThankYou: { readonly title: string; readonly text: string; readonly fromConsultant: string };
  readonly invitation: SurveyInvitationTexts;
}

/** What asks a guest to begin or to go on, and on which pages (SUR-01). */
export interface SurveyInvitationTexts {
  readonly paths: readonly string[];
  readonly start: { readonly title: string; readonly text: string };
  readonly resume: { readonly title: string; readonly text: string };
}

/** Every question that there is, each before those below it. */
export const allQuestions = (questions: readonly QuizQuestion[]): readonly QuizQuestion[] =>
  questions.flatMap((question) => [question, ...allQuestions(question.quizQuestions)]);

export const takesSeveral = ({ type }: QuizQuestion): boolean => type !== 'quizSingle';
