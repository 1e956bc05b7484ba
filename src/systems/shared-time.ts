import { correctRealTime } from '../real-time';

const readEveryMs = 60_000;
/** A smaller difference is the duration of the query itself. */
const noticeableSeconds = 2;

interface SharedTimeParts {
  readonly readSkew: () => Promise<number>;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * Lets this node use the database's time, whatever its own clock shows, so that challenges, permits and holds of one
 * node are valid on another (reliability G9). While the database does not answer, the last difference applies. Resolves
 * with the function that ends it.
 */
export async function shareTime({ readSkew, log }: SharedTimeParts): Promise<() => void> {
  let wasOff = false;
  const follow = async () => {
    const skew = await readSkew();
    const isOff = Math.abs(skew) >= noticeableSeconds;
    correctRealTime(isOff ? skew : 0);
    if (isOff !== wasOff)
      log.warn({ seconds: skew }, isOff ? 'the clock of this node is off' : 'the clock is right again');
    wasOff = isOff;
  };
  await follow().catch(() => undefined);
  const timer = setInterval(() => void follow().catch(() => undefined), readEveryMs).unref();
  return () => clearInterval(timer);
}
