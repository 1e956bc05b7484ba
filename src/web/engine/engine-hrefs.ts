import { paths } from '../paths';

const withHold = (path: string) => (holdId: string) => `${path}?hold=${encodeURIComponent(holdId)}`;

export const hrefDetails = withHold(paths.engine.details);
export const hrefSuites = withHold(paths.engine.suites);
export const hrefCancelSuite = (reservationId: string) =>
  `${paths.engine.cancel}?reservationId=${encodeURIComponent(reservationId)}`;
export const hrefPayment = withHold(paths.engine.payment);
export const hrefSecondStep = withHold(paths.engine.secondStep);
export const hrefPaid = withHold(paths.engine.paid);
export const hrefUnpaid = (holdId: string) => `${hrefPayment(holdId)}&from=provider`;
export const cameUnpaid = (query: Readonly<Record<string, unknown>>): boolean => query['from'] === 'provider';
/** `step`: the address of the details or of the payment. */
export const hrefNotExtended = (step: string) => `${step}&from=extension`;
export const wasNotExtended = (query: Readonly<Record<string, unknown>>): boolean => query['from'] === 'extension';
export const hrefDuplicate = (confirmation: string) => `${confirmation}&from=duplicate`;
export const isDuplicateStep = (query: Readonly<Record<string, unknown>>): boolean => query['from'] === 'duplicate';
export const hrefDetailsFreeAgain = (holdId: string) => `${hrefDetails(holdId)}&from=waitlist`;
export const cameFree = (query: Readonly<Record<string, unknown>>): boolean => query['from'] === 'waitlist';
