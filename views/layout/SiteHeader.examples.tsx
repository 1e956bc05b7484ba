import { SiteHeader } from './SiteHeader';

const frame = { path: '/voyages', year: 2027 };

export const forAVisitor = () => <SiteHeader frame={frame} ground="paper" />;
export const forAGuest = () => <SiteHeader frame={{ ...frame, guest: { firstName: 'Eleanor', initials: 'EM' } }} ground="paper" />;
