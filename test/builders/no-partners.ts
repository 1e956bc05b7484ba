import type { PartnerGuard } from '../../src/web/partners/partner-guard';

/** For routes in tests to which no partner calls. */
export const noPartners: Pick<PartnerGuard, 'require'> = { require: () => (_req, _res, next) => next() };
