import { hrefForm } from '../hrefs';
import { paths } from '../paths';
import { isSpecified, type SpecifiedForm } from './lead-targets';

const pageOf: Readonly<Record<SpecifiedForm, string>> = {
  'contact-us': paths.leads.contact,
  careers: paths.leads.careers,
  'get-in-touch': paths.leads.getInTouch,
  waitlist: paths.leads.joinUs,
  'inquire-now': paths.leads.inquireNow,
  'enquire-now-itinerary': paths.leads.inquireNow,
};

/** The page of a form: its own address for one that the specification names, one below /forms for the line's own. */
export const hrefFormPage = (formId: string): string => (isSpecified(formId) ? pageOf[formId] : hrefForm(formId));
