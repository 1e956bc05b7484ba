import { leadTexts } from '../../src/core/leads/lead-texts';
import { useExamplePictures } from '../gallery/example-pictures';
import type { LeadFormPageProps } from './lead-page-props';
import { LeadFormPage } from './LeadFormPage';
import { everyKind, sampleForms, sampleFormDefinitions } from './sample-forms';

type Name = keyof typeof sampleForms;

const base = (name: Name): Pick<LeadFormPageProps, 'frame' | 'head' | 'title' | 'standfirst' | 'form'> => ({
  frame: { path: `/${name}`, year: 2027 },
  head: {},
  title: sampleFormDefinitions[name].title,
  standfirst: sampleFormDefinitions[name].standfirst,
  form: sampleForms[name],
});

const line: LeadFormPageProps['contact'] = {
  phone: '+1 305 555 0100',
  phoneHref: 'tel:+13055550100',
  email: 'hello@ondine.example',
  emailHref: 'mailto:hello@ondine.example',
  hours: 'Every day, 8 am to 8 pm, Eastern Time',
  address: ['Ondine Yachts Limited', '40 Harbour Row', 'Miami, FL 33101'],
};

export const Contact = () => (
  <LeadFormPage {...base('contact')} picture={useExamplePictures()('ondine-at-dusk')} contact={line} />
);
export const ContactWrong = () => (
  <LeadFormPage
    {...base('contact')}
    picture={useExamplePictures()('ondine-at-dusk')}
    contact={line}
    form={{
      ...sampleForms.contact,
      values: { first_name: 'Eleanor', email: 'eleanor@' },
      errors: {
        last_name: leadTexts.lastNameRequired,
        email: leadTexts.emailInvalid,
        topic: leadTexts.topicRequired,
        message: leadTexts.messageRequired,
      },
    }}
  />
);
export const Careers = () => <LeadFormPage {...base('careers')} picture={useExamplePictures()('marina-platform')} />;
export const GetInTouch = () => (
  <LeadFormPage {...base('getInTouch')} picture={useExamplePictures()('cyclades-dawn')} />
);
export const JoinUs = () => <LeadFormPage {...base('waitlist')} picture={useExamplePictures()('bow-at-anchor')} />;
export const Inquiry = () => <LeadFormPage {...base('inquiry')} picture={useExamplePictures()('suite-terrace')} />;
export const InquiryAboutSuite = () => (
  <LeadFormPage
    {...base('inquiry')}
    subject={{
      title: 'Cyclades in Seven Nights',
      line: '12 – 19 April 2027 · Seaview Suite',
      picture: useExamplePictures()('suite-seaview'),
    }}
  />
);
export const Document = () => (
  <LeadFormPage
    {...base('contact')}
    frame={{ path: '/documents/the-yacht', year: 2027 }}
    title="The yacht, drawn to scale"
    standfirst="Deck plans of Ondine I on two sheets, with every suite and its measure."
    picture={useExamplePictures()('yacht-from-above')}
    form={{ ...sampleForms.contact, fields: sampleForms.contact.fields.slice(0, 3), submitLabel: 'Open the document' }}
  />
);
export const WithoutPicture = () => <LeadFormPage {...base('contact')} title="Every kind of field" form={everyKind} />;
