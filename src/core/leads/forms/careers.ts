import type { FormDefinition } from '../form-definition';
import type { FormSettings } from '../form-settings';
import { leadTexts as texts } from '../lead-texts';
import { nameAndEmail, requiredPhone, sameWords } from './standard-fields';

const marine = 'Marine Operations';
const hotel = 'Hotel Operations';

const marineFields = sameWords('Nautical', 'Technical');
const hotelFields = sameWords(
  'Food & Beverage',
  'Culinary',
  'Entertainment & Activities',
  'Housekeeping',
  'Guest Services',
  'Shore Experiences',
  'Spa & Fitness',
  'People & Culture',
  'Finance',
  'Purchasing',
  'Other',
);

export function careersForm(settings: FormSettings): FormDefinition {
  const { title, standfirst, submit } = texts.careers;
  const operations = {
    kind: 'select',
    label: texts.labels.operations,
    required: texts.selectionRequired,
    longest: 40,
  } as const;
  return {
    id: 'careers',
    title,
    standfirst,
    submitLabel: submit,
    fields: [
      ...nameAndEmail,
      ...requiredPhone(settings),
      {
        kind: 'radio',
        name: 'careerInterest',
        label: texts.labels.careerInterest,
        options: sameWords(marine, hotel),
        required: texts.selectionRequired,
      },
      {
        ...operations,
        name: 'marineOperations',
        options: marineFields,
        shownWhen: { field: 'careerInterest', is: [marine] },
      },
      {
        ...operations,
        name: 'hotelOperations',
        options: hotelFields,
        shownWhen: { field: 'careerInterest', is: [hotel] },
      },
    ],
    thanks: { kind: 'redirect', to: settings.thankYouUrl },
  };
}
