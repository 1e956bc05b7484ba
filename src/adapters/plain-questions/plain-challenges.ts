import Joi from 'joi';
import type { BotCheckOutcome } from '../../core/shared/bot-check.port';
import type { Clock } from '../../core/shared/clock.port';
import type { PlainAttempt, PlainChallenge, PlainChallenges } from '../../core/shared/plain-challenges.port';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { botCheckPassed } from '../../core/shared/bot-check-passed';
import type { SingleUse } from '../../core/shared/single-use.port';

const soonestMs = 3_000;
/** Long, because a visitor without script may take their time over a form. */
const lifeSeconds = 1_800;
const purpose = 'plain-challenge';
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

interface SealedChallenge {
  readonly id: string;
  readonly action: string;
  readonly sum: number;
  readonly askedAt: number;
}

const sealedSchema: Joi.ObjectSchema<SealedChallenge> = Joi.object({
  id: Joi.string().required(),
  action: Joi.string().required(),
  sum: Joi.number().required(),
  askedAt: Joi.number().required(),
}).unknown(true);

interface PlainQuestionsParts {
  readonly secrets: Secrets;
  readonly random: SecureRandom;
  readonly clock: Clock;
  readonly singleUse: SingleUse;
}

/**
 * The expected answer is sealed in the form. A solution must be signed, at least 3 s old, with an empty honeypot and
 * the right answer (reliability D4).
 */
export class PlainQuestions implements PlainChallenges {
  constructor(private readonly parts: PlainQuestionsParts) {}

  ask(action: string): Promise<PlainChallenge> {
    const { secrets, random, clock } = this.parts;
    const [first, second] = [this.oneToTen(), this.oneToTen()];
    const sealedChallenge: SealedChallenge = {
      id: random.token(),
      action,
      sum: first + second,
      askedAt: clock.now().getTime(),
    };
    return Promise.resolve({
      question: `What is ${words[first]} plus ${words[second]}? Please type the number.`,
      challenge: secrets.seal(purpose, JSON.stringify(sealedChallenge)),
    });
  }

  async check(attempt: PlainAttempt): Promise<BotCheckOutcome> {
    if (attempt.challenge === '') return { kind: 'empty-token' };
    const sealedChallenge = this.open(attempt.challenge);
    if (!sealedChallenge || attempt.honeypot !== '' || sealedChallenge.action !== attempt.action)
      return { kind: 'failed' };
    const age = this.parts.clock.now().getTime() - sealedChallenge.askedAt;
    const isInTime = age >= soonestMs && age < lifeSeconds * 1000;
    return isInTime && readAnswer(attempt.answer) === sealedChallenge.sum
      ? this.spend(sealedChallenge.id)
      : { kind: 'failed' };
  }

  private open(challenge: string): SealedChallenge | undefined {
    const openedText = this.parts.secrets.open(purpose, challenge);
    const { value, error } = sealedSchema.validate(openedText && JSON.parse(openedText));
    return error ? undefined : value;
  }

  private async spend(id: string): Promise<BotCheckOutcome> {
    try {
      const mark = `plain:${id}`;
      const isFirst = await this.parts.singleUse.use({ id: mark, forSeconds: lifeSeconds * 2 });
      return isFirst ? botCheckPassed(this.parts.singleUse, mark) : { kind: 'failed' };
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }

  private oneToTen(): number {
    return 1 + this.parts.random.integerBelow(10);
  }
}

function readAnswer(answer: string): number | undefined {
  const text = answer.trim();
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
