import type { FormDefinition } from '../form-definition';
import type { FormSettings } from '../form-settings';
import { leadTexts as texts } from '../lead-texts';
import { nameAndEmail, optionalPhone, sameWords } from './standard-fields';

const topics = sameWords(
  'Unable to Access Account',
  'Technical Problem',
  'Interest in Securing a Spot',
  'General Inquiry',
  'Other',
);

/** FRM-05: the contact form shows its thank-you in place. */
export function contactUsForm(settings: FormSettings): FormDefinition {
  const { title, standfirst, submit, thanksTitle, thanksText } = texts.contactUs;
  return {
    id: 'contact-us',
    title,
    standfirst,
    submitLabel: submit,
    fields: [
      ...nameAndEmail,
      ...optionalPhone(settings),
      {
        kind: 'select',
        name: 'topic',
        label: texts.labels.topic,
        options: topics,
        required: texts.topicRequired,
        longest: 40,
      },
      {
        kind: 'textarea',
        name: 'message',
        label: texts.labels.message,
        required: texts.messageRequired,
        longest: settings.longestMessage,
      },
    ],
    thanks: { kind: 'inline', title: thanksTitle, text: thanksText },
  };
}
