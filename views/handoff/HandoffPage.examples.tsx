import { HandoffPage } from './HandoffPage';

const frame = { path: '/handoff', year: 2027, guest: { firstName: 'Eleanor', initials: 'EH' } };
/** Long enough that the gallery does not navigate away. */
const waitMs = 3_600_000;

export const withAccount = () => (
  <HandoffPage frame={frame} handoff={{ kind: 'form', action: '#', fields: { cust_token: 'sealed' }, waitMs }} />
);
export const toAnotherEngine = () => <HandoffPage frame={frame} handoff={{ kind: 'link', href: '#', waitMs }} />;
export const refused = () => <HandoffPage frame={frame} handoff={{ kind: 'failed', href: '#', againHref: '#' }} />;
export const lost = () => <HandoffPage frame={frame} handoff={{ kind: 'failed', href: '#' }} />;
