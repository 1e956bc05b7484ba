import type { EngineFailure } from '../engine-outcome';

/**
 * The engine may have booked although its response is a failure (reliability D7). Without a connection nothing was
 * sent, and by the contract a 503 guarantees that nothing was done.
 */
export const mayBeBooked = ({ mayHaveHappened, detail }: EngineFailure): boolean =>
  mayHaveHappened && !nothingDone.test(detail);

const nothingDone = /^(ECONNREFUSED|ECONNECTTIMEOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|status 503)\b/;
