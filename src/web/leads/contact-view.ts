import type { ContactView } from '../../../views/leads/lead-page-props';
import { leadWebTexts as texts } from './lead-web.texts';

/** How the line is reached, as it says so itself. */
export interface LineContact {
  readonly phone: string;
  readonly email: string;
  readonly address: readonly string[];
}

/** Other ways to reach a person, beside the contact form. */
export const toContactView = ({ phone, email, address }: LineContact): ContactView => ({
  phone,
  phoneHref: `tel:${phone.replace(/[^\d+]/g, '')}`,
  email,
  emailHref: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  hours: texts.hours,
  address,
});
