import { paths } from '../paths';

const withHold = (path: string) => (holdId: string) => `${path}?hold=${encodeURIComponent(holdId)}`;

export const hrefDetails = withHold(paths.engine.details);
export const hrefPayment = withHold(paths.engine.payment);
export const hrefSecondStep = withHold(paths.engine.secondStep);
