import { StoppedClock } from '../../../test/builders/a-clock';
import { until } from '../../../test/support/until';
import { LoginCheck } from './login-check';

describe('the check of the mail server’s login', () => {
  it('E9 logs in at most once a minute, and answers with the last result until the next is there', async () => {
    const answers: (() => void)[] = [];
    let isWell = false;
    let asked = 0;
    const verify = () => {
      asked += 1;
      return new Promise<void>((resolve, reject) =>
        answers.push(() => (isWell ? resolve() : reject(new Error('wrong login')))),
      );
    };
    const clock = new StoppedClock();
    const login = new LoginCheck({ verify }, clock);
    const first = [login.check(), login.check()];
    answers[0]?.();
    for (const answer of first) await expect(answer).rejects.toThrow('wrong login');
    clock.pass({ seconds: 59 });
    await expect(login.check()).rejects.toThrow('wrong login');
    expect(asked).toBe(1);

    isWell = true;
    clock.pass({ seconds: 2 });
    await expect(login.check()).rejects.toThrow('wrong login');
    answers[1]?.();
    await new Promise(setImmediate);
    await expect(login.check()).resolves.toBeUndefined();
    expect(asked).toBe(2);
  });

  it('E9 G10 is made after the work of a start, and not where the node ends before', async () => {
    const asked: string[] = [];
    const checkOf = (name: string) => new LoginCheck({ verify: async () => void asked.push(name) }, new StoppedClock());
    checkOf('ended').checkAfter(10)();
    checkOf('started').checkAfter(30);
    expect(asked).toEqual([]);
    // The timer of the ended one would have come first.
    await until(() => asked.includes('started'), true);
    expect(asked).toEqual(['started']);
  });
});
