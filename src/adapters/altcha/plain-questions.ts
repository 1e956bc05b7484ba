import type { PlainAttempt, PlainChallenge } from '../../core/shared/bot-challenges.port';
import type { Clock } from '../../core/shared/clock.port';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { Secrets } from '../../core/shared/secrets.port';

const soonestMs = 3_000;
/** A person without script may take their time over a form. */
const lifeSeconds = 1_800;
const purpose = 'plain-challenge';
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

interface Sealed {
  readonly id: string;
  readonly action: string;
  readonly sum: number;
  readonly askedAt: number;
}

/**
 * A small sum in words for browsers without script. Its answer travels sealed inside the form, so nothing is kept
 * until it is used (reliability D4: signed, at least 3 s old, honeypot, a typed answer).
 */
export class PlainQuestions {
  constructor(private readonly secrets: Secrets, private readonly random: SecureRandom, private readonly clock: Clock) {}

  ask(action: string): PlainChallenge {
    const [first, second] = [this.oneToTen(), this.oneToTen()];
    const sealed: Sealed = { id: this.random.token(), action, sum: first + second, askedAt: this.clock.now().getTime() };
    return {
      question: `What is ${words[first]} plus ${words[second]}? Please type the number.`,
      challenge: this.secrets.seal(purpose, JSON.stringify(sealed)),
    };
  }

  /** Undefined when it was not answered by a person in time; else what must be remembered as used, and how long. */
  judge({ action, challenge, answer, trap }: PlainAttempt): { readonly id: string; readonly forSeconds: number } | undefined {
    const opened = this.secrets.open(purpose, challenge);
    if (opened === undefined || trap !== '') return undefined;
    const sealed = JSON.parse(opened) as Sealed;
    const age = this.clock.now().getTime() - sealed.askedAt;
    const isInTime = age >= soonestMs && age < lifeSeconds * 1000;
    const isRight = readAnswer(answer) === sealed.sum;
    return sealed.action === action && isInTime && isRight ? { id: sealed.id, forSeconds: lifeSeconds } : undefined;
  }

  private oneToTen(): number {
    return 1 + this.random.integerBelow(10);
  }
}

function readAnswer(answer: string): number | undefined {
  const text = answer.trim();
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
