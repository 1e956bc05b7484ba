import { readCode, readOutbox } from '../support/outbox';
import { ApiClient, signIn } from '../support/sign-in';
import { solveBotCheck } from '../support/solve-bot-check';
import { addGuests, trialEmail } from './add-guests';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { type TrialSite, withTrialSite } from './trial-site';

/** As many as a known browser may ask for within 15 minutes (reliability F6). */
const rounds = 5;
const guesses = 6;
const halfMinuteMs = 31_000;
const concurrency = 20;

/**
 * A guest signs in again and again in a browser that they signed in with before, while strangers ask for codes of the
 * same address, each from an address and a browser of their own, and guess at those they get. Another guest, in a
 * browser that never signed in, asked for a code before the strangers asked for the same address, and uses it after.
 */
export async function closeAGuest({
  strangers,
  site,
}: {
  readonly strangers: number;
  readonly site: TrialSite;
}): Promise<TrialReport> {
  const { url } = site;
  let passedMs = 0;
  const passHalfMinute = async () => {
    passedMs += halfMinuteMs;
    await new ApiClient(url).post('/dev/clock', { now: new Date(Date.now() + passedMs).toISOString() });
  };
  const ask = async (client: ApiClient, email: string) =>
    client.post('/api/otp-request', { email, token: await solveBotCheck(url, 'otp-request') });
  const verify = (client: ApiClient, email: string, OTP: string) => client.post('/api/otp-verify', { email, OTP });
  const begin = async (client: ApiClient, answer: Response) => {
    const { token = '' } = (await answer.json()) as { readonly token?: string };
    return (await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` })).status;
  };
  await addGuests(site.location, 2);
  const [known, unknown] = [trialEmail(0), trialEmail(1)];
  const guest = await signIn(url, known, { address: addressOf(1_000_001) });
  const stranded = new ApiClient(url, addressOf(1_000_002));
  const strandedCode = (await ask(stranded, unknown)).ok ? await readCode(url, unknown) : '';
  const counts = { asked: 0, sent: 0, refused: 0, wrong: 0, gotIn: 0, other: 0 };
  const guestAnswers: number[] = [];
  const storm = async (round: number, email: string) =>
    withConcurrency(concurrency, Array.from({ length: Math.ceil(strangers / rounds) }), async (_, index) => {
      const stranger = new ApiClient(url, addressOf(1 + round * strangers + index));
      const asked = await ask(stranger, email);
      counts.asked += 1;
      if (asked.status === 429) counts.refused += 1;
      else if (asked.status === 200) counts.sent += 1;
      else counts.other += 1;
      if (asked.status !== 200 || email !== known) return;
      for (let guess = 0; guess < guesses; guess += 1) {
        const answer = await verify(stranger, email, `00000${guess}`);
        if (answer.status === 200) counts.gotIn += 1;
        else counts.wrong += 1;
      }
    });
  for (let round = 0; round < rounds; round += 1) {
    const storming = storm(round, known);
    guestAnswers.push((await ask(guest, known)).status);
    // Strangers' codes go to the same mailbox: the guest's own is the one that opens the session.
    const verified = await firstRight(url, known, (code) => verify(guest, known, code));
    await storming;
    guestAnswers.push(verified ? await begin(guest, verified) : 401);
    await passHalfMinute();
  }
  await storm(rounds, unknown);
  const verifiedAfter = await verify(stranded, unknown, strandedCode);
  const unknownStatus = verifiedAfter.ok ? await begin(stranded, verifiedAfter) : verifiedAfter.status;
  const signedIn = guestAnswers.filter((status, index) => index % 2 === 1 && status === 200).length;
  return {
    isGood:
      guestAnswers.every((status) => status === 200) &&
      unknownStatus === 200 &&
      counts.gotIn === 0 &&
      counts.other === 0 &&
      counts.refused > 0,
    rows: [
      ['requests of strangers for a code', counts.asked],
      ['of these sent', counts.sent],
      ['of these refused (429)', counts.refused],
      ['of these answered otherwise', counts.other],
      ['wrong guesses of strangers', counts.wrong],
      ['strangers signed in', counts.gotIn],
      ['times the guest asked and signed in meanwhile', `${signedIn} of ${rounds}`],
      [
        'the code of a guest in a new browser, used after the strangers’ requests',
        unknownStatus === 200 ? 'good' : unknownStatus,
      ],
    ],
  };
}

/** Of the newest codes in the mailbox, the answer to the first that is right: a guess costs one of five. */
async function firstRight(
  url: string,
  email: string,
  verify: (code: string) => Promise<Response>,
): Promise<Response | undefined> {
  const codes = (await readOutbox(url, email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  for (const code of codes.slice(0, 2)) {
    const verified = await verify(code);
    if (verified.ok) return verified;
  }
  return undefined;
}

export const closeAGuestDrill: Drill = {
  title: 'Close a guest',
  how: 'Strangers, each with an address and a browser of their own, ask for codes of one guest and guess at those that they get, in five rounds of half a minute. In each round the guest asks for a code and signs in, in a browser that signed in before. A second guest, whose browser is new, asked for a code before strangers asked for the same address, and uses it after.',
  verdict: 'The guests signed in each time, and no stranger did.',
  run: () => withTrialSite((site) => closeAGuest({ strangers: 1_000, site })),
};
