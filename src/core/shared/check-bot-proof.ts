/** A vendor's statement about a well-formed token; it must still be checked. */
interface BotProof {
  readonly action?: string;
  /** The host name has no port number. */
  readonly hostname?: string;
  /** The time of creation is in ISO 8601. */
  readonly madeAt?: string | undefined;
}

interface ExpectedProof {
  readonly action: string;
  readonly hostnames: readonly string[];
  readonly now: Date;
}

const oldestMs = 120_000;
const skewMs = 30_000;

/** A proof counts when it was made for this form, on a page of this site, at most two minutes ago. */
export function isOurProof({ action, hostname, madeAt }: BotProof, expectedProof: ExpectedProof): boolean {
  const age = expectedProof.now.getTime() - Date.parse(madeAt ?? '');
  const isRecent = age >= -skewMs && age <= oldestMs;
  return (
    action === expectedProof.action &&
    hostname !== undefined &&
    expectedProof.hostnames.includes(hostname.toLowerCase()) &&
    isRecent
  );
}
