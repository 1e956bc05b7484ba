import type { FieldMistake } from '../ui/ErrorSummary';
import { botCheckViewTexts as texts } from './bot-check.texts';
import { plainAnswerId, type PlainChallengeView } from './PlainChallengeFields';

/** Returns the error summary's link to the sum (TRK-03, TRK-04). */
export const plainMistakes = ({ isMissed }: Pick<PlainChallengeView, 'isMissed'>): readonly FieldMistake[] =>
  isMissed ? [{ fieldId: plainAnswerId, message: texts.plainMissed }] : [];
