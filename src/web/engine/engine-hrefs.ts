import { paths } from '../paths';

const withHold = (path: string) => (holdId: string) => `${path}?hold=${encodeURIComponent(holdId)}`;

export const hrefDetails = withHold(paths.engine.details);
export const hrefPayment = withHold(paths.engine.payment);
export const hrefSecondStep = withHold(paths.engine.secondStep);
/** Address for a suite that became free while its waitlist was being joined; `cameFree` reads it. */
export const hrefDetailsFreeAgain = (holdId: string) => `${hrefDetails(holdId)}&from=waitlist`;
export const cameFree = (query: Readonly<Record<string, unknown>>): boolean => query['from'] === 'waitlist';
