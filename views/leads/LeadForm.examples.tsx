import { leadTexts } from '../../src/core/leads/lead-texts';
import { botCheckTexts } from '../../src/core/shared/bot-check-texts';
import { LeadForm } from './LeadForm.widget';
import { LeadFormEnd } from './LeadFormEnd';
import { LeadThanks } from './LeadThanks';
import { everyKind, sampleForms } from './sample-forms';

export const blockKind = 'Forms';

const filled = {
  first_name: 'Eleanor',
  last_name: 'Marsh',
  email: 'eleanor@example.com',
  country_code: 'GB',
  phone: '20 7946 0142',
  topic: 'General Inquiry',
  message:
    'We are four, and would like two suites side by side. Is there a week in May when the islands are still quiet?',
};

export const empty = () => <LeadForm {...sampleForms.contact} formId="empty" />;
export const filledIn = () => <LeadForm {...sampleForms.contact} formId="filled" values={filled} />;
export const wrong = () => (
  <LeadForm
    {...sampleForms.contact}
    formId="wrong"
    values={{ ...filled, email: 'eleanor@', topic: '' }}
    errors={{ email: leadTexts.emailInvalid, topic: leadTexts.topicRequired }}
  />
);
export const failed = () => (
  <LeadForm
    {...sampleForms.contact}
    formId="failed"
    values={filled}
    failure={{ message: 'Unexpected error. Please try again.', reference: 'c41d9b2e' }}
  />
);
export const withSum = () => (
  <LeadForm
    {...sampleForms.contact}
    formId="sum"
    values={filled}
    failure={{ message: botCheckTexts.failed }}
    plain={{ question: 'What is seven plus four? Please type the number.', challenge: 'sealed', isShown: true }}
  />
);
export const kinds = () => <LeadForm {...everyKind} />;
export const kindsFilled = () => (
  <LeadForm
    {...everyKind}
    formId="every-kind-filled"
    values={{ answer: 'By phone', weeks: ['Summer'], message: 'a'.repeat(112) }}
  />
);
export const listClosed = () => <LeadForm {...sampleForms.waitlist} formId="closed" />;
export const listOpen = () => (
  <LeadForm {...sampleForms.waitlist} formId="open" values={{ region: 'Europe', primaryLocation: 'Lisbon' }} />
);
export const heldBack = () => <LeadFormEnd missing={['First name', 'Email']} label="Send message" />;
export const heldBackLonger = () => (
  <LeadFormEnd missing={['First name', 'Last name', 'Email', 'Topic', 'Message']} label="Send message" />
);
export const ready = () => <LeadFormEnd missing={[]} label="Send message" />;
export const sending = () => <LeadFormEnd missing={[]} label="Send message" isSending />;
export const thanks = () => (
  <LeadThanks title={leadTexts.contactUs.thanksTitle} text={leadTexts.contactUs.thanksText} />
);
