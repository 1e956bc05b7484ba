import { answerPlainQuestion } from '../../../test/support/solve-bot-check';
import { NodeSecrets } from '../node-crypto/secrets';
import { NodeSecureRandom } from '../node-crypto/secure-random';
import { PlainQuestions } from './plain-challenges';

const action = 'otp-request';

function someQuestions() {
  let passedMs = 0;
  const used = new Set<string>();
  const singleUse = {
    isDown: false,
    async use({ id }: { id: string }) {
      if (this.isDown) throw new Error('down');
      return !used.has(id) && Boolean(used.add(id));
    },
    async release(id: string) {
      used.delete(id);
    },
  };
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const questions = new PlainQuestions({
    secrets: new NodeSecrets('a secret for tests'),
    random: new NodeSecureRandom(),
    clock,
    singleUse,
  });
  return { questions, singleUse, passTime: (seconds: number) => void (passedMs += seconds * 1000) };
}

async function anAttempt({ questions }: Pick<ReturnType<typeof someQuestions>, 'questions'>) {
  const { question, challenge } = await questions.ask(action);
  return { action, challenge, answer: ` ${answerPlainQuestion(question)} `, honeypot: '' };
}

describe('the challenge without script', () => {
  it('D4 takes the right answer after three seconds, once', async () => {
    const { questions, passTime } = someQuestions();
    const attempt = await anAttempt({ questions });
    expect(await questions.check(attempt)).toEqual({ kind: 'failed' });
    passTime(3);
    const outcome = await questions.check(attempt);
    expect(outcome).toMatchObject({ kind: 'human' });
    expect(await questions.check(attempt)).toEqual({ kind: 'failed' });
    if (outcome.kind === 'human') await outcome.release?.();
    expect(await questions.check(attempt)).toMatchObject({ kind: 'human' });
  });

  it('D4 refuses a wrong answer, another action, a filled honeypot, a forged or old challenge', async () => {
    const { questions, passTime } = someQuestions();
    const right = await anAttempt({ questions });
    passTime(4);
    for (const attempt of [
      { ...right, answer: '99' },
      { ...right, answer: '' },
      { ...right, action: 'contact-us' },
      { ...right, honeypot: 'https://spam.example' },
      { ...right, challenge: `${right.challenge}x` },
      { ...right, challenge: 'forged' },
    ])
      expect(await questions.check(attempt)).toEqual({ kind: 'failed' });
    expect(await questions.check({ ...right, challenge: '' })).toEqual({ kind: 'empty-token' });
    passTime(1_801);
    expect(await questions.check(right)).toEqual({ kind: 'failed' });
  });

  it('TRK-02 G6 is unavailable when nothing remembers what was used, and passes on why', async () => {
    const { questions, singleUse, passTime } = someQuestions();
    const attempt = await anAttempt({ questions });
    passTime(4);
    singleUse.isDown = true;
    expect(await questions.check(attempt)).toEqual({ kind: 'unavailable', cause: expect.any(Error) as unknown });
  });
});
