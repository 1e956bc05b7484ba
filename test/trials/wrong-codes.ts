import { Agent, request } from 'node:http';
import { codeLifeSeconds } from '../../src/core/sign-in/guess-rules';
import { readCode } from '../support/outbox';
import { solveBotCheck } from '../support/solve-bot-check';
import { addGuests, trialEmail } from './add-guests';
import { type Drill, type TrialReport, withConcurrency } from './trial';
import { type TrialSite, withTrialSite } from './trial-site';

const maxWorkers = 50;

interface WrongCodes {
  /** Wrong guesses in all. */
  readonly guesses: number;
  readonly accounts: number;
  /** Addresses that the attacker calls from. */
  readonly addresses: number;
  readonly site: TrialSite;
}

/** One account under attack: the browser that asked for its code last, and what its guesses were answered with. */
interface Target {
  readonly email: string;
  browser: string;
  /** The code that was sent, so that the attacker never guesses it by accident. */
  code: string;
  /** When that code is over: a later guess is compared with nothing, and answered 401 all the same. */
  codeUntil: number;
  evaluated: number;
  guessing: number;
  asking: Promise<void> | undefined;
}

/**
 * An attacker asks for codes wherever the limits let them, and guesses at all accounts from all addresses. A guess was
 * evaluated when it came from the browser that holds a code, within that code's ten minutes, and was answered as wrong (401)
 * instead of as too many (429).
 */
export async function guessWrongCodes({ guesses, accounts, addresses, site }: WrongCodes): Promise<TrialReport> {
  const attacker = new Attacker(site.url, site.server.port);
  try {
    await addGuests(site.location, accounts);
    const targets: Target[] = Array.from({ length: accounts }, (_, index) => ({
      email: trialEmail(index),
      browser: '',
      code: '',
      codeUntil: 0,
      evaluated: 0,
      guessing: 0,
      asking: undefined,
    }));
    const codesAsked = { sent: 0, refused: 0 };
    // Never while a guess is under way: its answer would say nothing of which code it was compared with.
    const ask = async (target: Target, index: number) => {
      if (target.guessing > 0 || target.asking) return;
      target.asking = attacker.askForCode(target, addressOfAttacker(index, addresses)).then((isSent) => {
        codesAsked[isSent ? 'sent' : 'refused'] += 1;
        target.asking = undefined;
      });
      await target.asking;
    };
    const answers = new Map<number, number>();
    const order = Array.from({ length: guesses }, (_, index) => index);
    let signedIn = 0;
    const concurrency = Math.max(1, Math.min(maxWorkers, Math.floor(accounts / 4)));
    await withConcurrency(concurrency, targets, ask);
    await withConcurrency(concurrency, order, async (guess) => {
      const target = targets[guess % accounts];
      if (!target) return;
      await target.asking;
      target.guessing += 1;
      const isCodeAlive = Date.now() < target.codeUntil;
      const status = await attacker.guess(target, guess, addressOfAttacker(guess, addresses));
      target.guessing -= 1;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 200) signedIn += 1;
      if (status === 401 && isCodeAlive) target.evaluated += 1;
      // Now and then the attacker tries to get a fresh code.
      if (guess % Math.max(1, Math.floor(guesses / (4 * accounts))) === 0) await ask(target, guess);
    });
    const max = Math.max(...targets.map(({ evaluated }) => evaluated));
    return {
      isGood:
        signedIn === 0 &&
        max <= 10 &&
        codesAsked.sent > 0 &&
        [...answers.keys()].every((status) => status === 401 || status === 429),
      rows: [
        ['wrong codes sent', guesses],
        ['accounts', accounts],
        ['addresses', addresses],
        ['codes that the attacker got sent to the accounts', codesAsked.sent],
        ['requests for codes that the limits refused', codesAsked.refused],
        ['evaluated guesses of the account that had the most', max],
        ['evaluated guesses in all', targets.reduce((sum, { evaluated }) => sum + evaluated, 0)],
        ...[...answers].map(([status, count]) => [`answered ${status}`, count] as const),
        ['signed in', signedIn],
      ],
    };
  } finally {
    attacker.leave();
  }
}

const addressOfAttacker = (index: number, addresses: number) => `198.51.100.${(index % addresses) + 1}`;

class Attacker {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: maxWorkers });

  constructor(
    private readonly url: string,
    private readonly port: number,
  ) {}

  leave(): void {
    this.agent.destroy();
  }

  async askForCode(target: Target, address: string): Promise<boolean> {
    const token = await solveBotCheck(this.url, 'otp-request');
    const codeUntil = Date.now() + codeLifeSeconds * 1000;
    const { status, cookie } = await this.post(
      '/api/otp-request',
      { email: target.email, loginMethod: 'OTP_EMAIL', token },
      { address },
    );
    if (status !== 200 || cookie === '') return false;
    target.browser = cookie;
    target.codeUntil = codeUntil;
    target.code = await readCode(this.url, target.email);
    return true;
  }

  async guess({ email, browser, code }: Target, seed: number, address: string): Promise<number> {
    const guessed = String((seed * 7_919) % 1_000_000).padStart(6, '0');
    const OTP = guessed === code ? String((Number(code) + 1) % 1_000_000).padStart(6, '0') : guessed;
    return (await this.post('/api/otp-verify', { email, loginMethod: 'OTP_EMAIL', OTP }, { address, cookie: browser }))
      .status;
  }

  private post(
    path: string,
    body: object,
    { address, cookie = '' }: { readonly address: string; readonly cookie?: string },
  ): Promise<{ readonly status: number; readonly cookie: string }> {
    const text = JSON.stringify(body);
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': address,
      ...(cookie ? { Cookie: cookie } : {}),
    };
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path,
          method: 'POST',
          agent: this.agent,
          headers: { Host: `localhost:${this.port}`, ...headers },
        },
        (answer) => {
          answer.resume();
          const given = (answer.headers['set-cookie'] ?? [])
            .map((line) => line.split(';', 1)[0] ?? '')
            .find((pair) => /^(?:__Host-)?otp=/.test(pair));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, cookie: given ?? '' }));
        },
      );
      call.on('error', reject);
      call.end(text);
    });
  }
}

export const wrongCodes: Drill = {
  title: 'Wrong codes',
  how: 'An attacker asks for codes wherever the limits allow it and guesses at every account from every address, fifty guesses at a time. Evaluated is a guess from the browser that holds a live code, answered 401; once a code is over, guesses are answered 401 without being compared.',
  verdict: 'Nobody got in, and no account had more than ten guesses evaluated.',
  run: () => withTrialSite((site) => guessWrongCodes({ guesses: 1_000_000, accounts: 1_000, addresses: 50, site })),
};
