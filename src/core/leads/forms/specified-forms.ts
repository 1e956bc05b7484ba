import type { FormDefinition } from '../form-definition';
import type { FormSettings } from '../form-settings';
import { careersForm } from './careers';
import { contactUsForm } from './contact-us';
import { getInTouchForm } from './get-in-touch';
import { enquireNowItineraryForm, inquireNowForm } from './inquire-now';
import { waitlistForm } from './waitlist';

/**
 * Returns the forms of the specification with the line's settings (FRM-01). Generic and gated forms come from its
 * content.
 */
export const specifiedForms = (settings: FormSettings): readonly FormDefinition[] =>
  [contactUsForm, careersForm, getInTouchForm, waitlistForm, inquireNowForm, enquireNowItineraryForm].map((build) => {
    const { leadSource, organisationId } = settings;
    return { ...build(settings), leadSource, ...(organisationId === undefined ? {} : { organisationId }) };
  });
