import { correctRealTime } from '../real-time';

const readEveryMs = 60_000;
/** Less than this is the way to the database and back. */
const noticeableSeconds = 2;

interface SharedTimeParts {
  readonly readSkew: () => Promise<number>;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * Lets this node read the database's time, whatever its own clock says, so that challenges, permits and holds of one
 * node are good on another (reliability G9). While the database is away, the last difference stands.
 */
export async function shareTime({ readSkew, log }: SharedTimeParts): Promise<void> {
  let told = false;
  const follow = async () => {
    const skew = await readSkew();
    const isOff = Math.abs(skew) >= noticeableSeconds;
    correctRealTime(isOff ? skew : 0);
    if (isOff !== told)
      log.warn({ seconds: skew }, isOff ? 'the clock of this node is off' : 'the clock is right again');
    told = isOff;
  };
  await follow().catch(() => undefined);
  setInterval(() => void follow().catch(() => undefined), readEveryMs).unref();
}
