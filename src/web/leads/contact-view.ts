import type { ContactView } from '../../../views/leads/lead-page-props';
import { leadWebTexts as texts } from './lead-web.texts';

export interface LineContact {
  /** As on invoices. */
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  readonly address: readonly string[];
}

export const toContactView = ({ phone, email, address }: Omit<LineContact, 'legalName'>): ContactView => ({
  phone,
  phoneHref: `tel:${phone.replace(/[^\d+]/g, '')}`,
  email,
  emailHref: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  hours: texts.hours,
  address,
});
