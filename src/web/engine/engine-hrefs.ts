import { paths } from '../paths';

const withHold = (path: string) => (holdId: string) => `${path}?hold=${encodeURIComponent(holdId)}`;

export const hrefDetails = withHold(paths.engine.details);
export const hrefSuites = withHold(paths.engine.suites);
export const hrefCancelSuite = (reservationId: string) =>
  `${paths.engine.cancel}?reservationId=${encodeURIComponent(reservationId)}`;
export const hrefPayment = withHold(paths.engine.payment);
export const hrefSecondStep = withHold(paths.engine.secondStep);
/** Addresses to which the provider's page returns: after a payment, and without one. */
export const hrefPaid = withHold(paths.engine.paid);
export const hrefUnpaid = (holdId: string) => `${hrefPayment(holdId)}&from=provider`;
export const cameUnpaid = (query: Readonly<Record<string, unknown>>): boolean => query['from'] === 'provider';
/** A confirmation that a step reached which had nothing left to do; `isDuplicateStep` reads it. */
export const hrefDuplicate = (confirmation: string) => `${confirmation}&from=duplicate`;
export const isDuplicateStep = (query: Readonly<Record<string, unknown>>): boolean => query['from'] === 'duplicate';
/** Address for a suite that became free while its waitlist was being joined; `cameFree` reads it. */
export const hrefDetailsFreeAgain = (holdId: string) => `${hrefDetails(holdId)}&from=waitlist`;
export const cameFree = (query: Readonly<Record<string, unknown>>): boolean => query['from'] === 'waitlist';
