import type { EngineFailure } from '../engine-outcome';

/**
 * Whether a booking whose answer is a failure may stand in the engine all the same (reliability D7). Nobody was reached
 * where no connection came about, and the contract says of 503 that nothing was done.
 */
export const mayBeBooked = ({ mayHaveHappened, detail }: EngineFailure): boolean =>
  mayHaveHappened && !nothingDone.test(detail);

const nothingDone = /^(ECONNREFUSED|ECONNECTTIMEOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|status 503)\b/;
