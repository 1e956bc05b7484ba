import type { PreferenceRecord } from '../../core/preferences/preference-record';
import {
  interestsKey,
  type QuestionSet,
  type QuizAnswer,
  type QuizQuestion,
} from '../../core/preferences/question-set';
import type { BuiltAssets } from '../rendering/built-assets';

const surveyCategory = 'Interests';
const surveySubCategory = 'Light Preferences';

/**
 * `GET /api/preference/survey` answers with a list of the one record, which is empty for a guest without one (API-24).
 */
export const toPreferencesResponse = (record: PreferenceRecord | undefined) => ({
  customerPreferencesResponse: record ? [toWireRecord(record)] : [],
});

/** Each answered question is one field, whose several answers are joined by semicolons (SUR-12). */
function toWireRecord({ id, contactId, answers, status, at }: PreferenceRecord) {
  return {
    custPreferenceId: id,
    contactId,
    [interestsKey]: '',
    ...Object.fromEntries(Object.entries(answers).map(([questionKey, keys]) => [questionKey, keys.join(';')])),
    isActive: true,
    category: surveyCategory,
    subCategory: surveySubCategory,
    ...(status === undefined ? {} : { status }),
    ...(at === undefined ? {} : { questionKey: at }),
  };
}

export const toWireQuestions = (
  { quizIntro, quizQuestions, quizThankYou }: QuestionSet,
  assets: Pick<BuiltAssets, 'picture'>,
) => ({
  quizIntro,
  quizQuestions: quizQuestions.map((question) => toWireQuestion(question, assets)),
  quizThankYou,
});

const toWireQuestion = (
  { quizAnswers, quizQuestions, ...rest }: QuizQuestion,
  assets: Pick<BuiltAssets, 'picture'>,
): object => ({
  ...rest,
  quizAnswers: quizAnswers.map((answer) => toWireAnswer(answer, assets)),
  quizQuestions: quizQuestions.map((below) => toWireQuestion(below, assets)),
});

function toWireAnswer({ image, ...rest }: QuizAnswer, assets: Pick<BuiltAssets, 'picture'>): object {
  if (!image) return rest;
  const { src, width, height, alt } = assets.picture(image.name, image.alt);
  return { ...rest, image: { url: src, width, height, description: alt } };
}
