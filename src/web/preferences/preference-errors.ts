import type { SavePreferencesOutcome } from '../../core/preferences/save-preferences';
import { preferenceTexts } from '../../core/preferences/preference-texts';
import { HttpError } from '../http-error';

type Refusal = Exclude<SavePreferencesOutcome, { readonly kind: 'created' | 'changed' }>;

export function toPreferenceError(
  outcome: Refusal,
  field: (questionKey: string) => string = (key) => `data.${key}`,
): HttpError {
  switch (outcome.kind) {
    case 'someone-else':
      return new HttpError(403, 'FORBIDDEN', preferenceTexts.someoneElse);
    case 'not-found':
      return new HttpError(404, 'NOT_FOUND', preferenceTexts.notFound);
    case 'unknown-question':
      return new HttpError(422, 'INVALID', preferenceTexts.unknownQuestion, {
        fields: [{ field: 'questionKey', message: preferenceTexts.unknownQuestion }],
      });
    case 'wrong-answers':
      return new HttpError(422, 'INVALID', outcome.mistakes[0]?.message ?? preferenceTexts.unknownAnswer, {
        fields: outcome.mistakes.map(({ questionKey, message }) => ({ field: field(questionKey), message })),
      });
  }
}
