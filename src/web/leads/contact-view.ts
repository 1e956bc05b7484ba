import type { ContactView } from '../../../views/leads/lead-page-props';

export interface LineContact {
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  readonly hours?: string;
  readonly address: readonly string[];
}

export const toContactView = ({ phone, email, hours, address }: Omit<LineContact, 'legalName'>): ContactView => ({
  phone,
  phoneHref: `tel:${phone.replace(/[^\d+]/g, '')}`,
  email,
  emailHref: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  ...(hours === undefined ? {} : { hours }),
  address,
});
