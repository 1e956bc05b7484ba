import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort, startRedis } from '../services/redis-server';
import { type ApiClient, signIn } from '../support/sign-in';
import { addGuests, trialEmail } from './add-guests';
import { addressOf, type Drill, type TrialReport } from './trial';
import { withTwoNodeSite, type TwoNodeSite, untilAnswered } from './two-node-site';
import { type ThingsToWrite, WritingGuest } from './writing-guest';

const parallelAdditions = 20;
const maxEmails = 4;

interface DurableWrites {
  readonly guests: number;
  /** By each guest, one after the other. */
  readonly writesEach: number;
  /** Of one node or the other in turn, spread over the writes. */
  readonly kills: number;
  /** Both nodes are killed before what is there is compared, and not only those of `kills`. */
  readonly killsBothAtEnd: boolean;
  readonly site: TwoNodeSite;
  readonly databaseUrl: string;
}

/**
 * Guests write favourites, contacts, addresses and preferences at two nodes of one PostgreSQL and one Redis, while nodes are
 * killed and come back. Then what was acknowledged is compared with what is there.
 */
export async function writeAndKill({
  guests,
  writesEach,
  kills,
  killsBothAtEnd,
  site,
  databaseUrl,
}: DurableWrites): Promise<TrialReport> {
  await addGuests({ databaseUrl, dataFolder: '' }, guests + 1);
  const things = await findThings(
    site.url(0),
    await signIn(site.url(0), 'guest@example.com', { address: addressOf(1) }),
  );
  const writers: WritingGuest[] = [];
  for (let index = 0; index < guests; index += 1) {
    const client = await signIn(site.url(index), trialEmail(index), { address: addressOf(100 + index) });
    writers.push(new WritingGuest({ nodes: site.url, client, index, things }));
  }
  const written = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const began = performance.now();
  let isOver = false;
  const killing = killNow(site, {
    kills,
    isTime: (part) => isOver || written() >= part * guests * writesEach,
    isOver: () => isOver,
  });
  await Promise.all(
    writers.map(async (writer) => {
      await writer.begin();
      for (let step = 0; step < writesEach; step += 1) await writer.write(step);
    }),
  ).finally(() => (isOver = true));
  const done = await killing;
  const seconds = (performance.now() - began) / 1000;
  const crowded = await addInParallel(site, guests);
  for (const node of killsBothAtEnd ? ([0, 1] as const) : []) await site.killNode(node);
  const faults = (await Promise.all(writers.map(async (writer, index) => writer.faults(index)))).flat();
  return {
    isGood: faults.length === 0 && crowded.isGood && done === kills && written() === guests * writesEach,
    rows: [
      ['guests who write at once', guests],
      ['writes that were acknowledged', written()],
      ['kills (-9) of a node while they wrote, and at the end', `${done}, ${killsBothAtEnd ? 2 : 0}`],
      [
        'answers that did not come and were asked for again',
        writers.reduce((sum, { askedAgain }) => sum + askedAgain, 0),
      ],
      ['seconds from the first write to the last answer', seconds.toFixed(1)],
      [
        'acknowledged writes that were lost, doubled or undone',
        faults.length === 0 ? 0 : `${faults.length}: ${faults.slice(0, 4).join('; ')}`,
      ],
      ...crowded.rows,
    ],
  };
}

async function killNow(
  site: TwoNodeSite,
  {
    kills,
    isTime,
    isOver,
  }: { readonly kills: number; readonly isTime: (part: number) => boolean; readonly isOver: () => boolean },
): Promise<number> {
  let done = 0;
  for (; done < kills && !isOver(); done += 1) {
    while (!isTime((done + 1) / (kills + 1))) await sleep(10);
    if (!isOver()) await site.killNode(done % 2 === 0 ? 1 : 0);
  }
  return done;
}

/** Many at once add one more e-mail, each as the primary one, at both nodes: as many fit as there is room for. */
async function addInParallel(site: TwoNodeSite, index: number): Promise<TrialReport> {
  const guest = await signIn(site.url(0), trialEmail(index), { address: addressOf(100 + index) });
  // With one key however often it is sent: a node that is busy is asked again.
  const add = (email: string, node: number) =>
    untilAnswered(async () => {
      const answer = await fetch(`${site.url(node)}/api/contact-information`, {
        method: 'POST',
        body: JSON.stringify([{ active: true, type: 'Email', businessPersonal: 'Personal', email, fsyPrimary: true }]),
        headers: {
          'Content-Type': 'application/json',
          Cookie: guest.cookie,
          'Sec-Fetch-Site': 'same-origin',
          'Idempotency-Key': email.replace(/\W/g, '-'),
        },
      });
      return answer.status === 503 || answer.status === 409
        ? undefined
        : { status: answer.status, text: await answer.text() };
    });
  for (let number = 2; number < maxEmails; number += 1) await add(`crowd.${number}@example.com`, number);
  const answers = await Promise.all(
    Array.from({ length: parallelAdditions }, (_, number) => add(`crowd.parallel.${number}@example.com`, number)),
  );
  const stored = (await (await guest.get('/api/contact-information')).json()) as readonly {
    readonly type: string;
    readonly fsyPrimary: boolean;
  }[];
  const emails = stored.filter(({ type }) => type === 'Email');
  const taken = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status, text }) => status === 422 && text.includes('LIST_FULL')).length;
  const primaries = emails.filter(({ fsyPrimary }) => fsyPrimary).length;
  return {
    isGood: taken === 1 && refused === parallelAdditions - 1 && emails.length === maxEmails && primaries === 1,
    rows: [
      [
        'e-mails added in parallel to a list of three: taken, refused as full',
        `${taken}, ${refused}${
          taken + refused === parallelAdditions
            ? ''
            : `; others: ${answers
                .filter(({ status }) => ![200, 422].includes(status))
                .map(({ status, text }) => `${status} ${text.slice(0, 80)}`)
                .slice(0, 3)
                .join(', ')}`
        }`,
      ],
      ['e-mails stored then, primary ones', `${emails.length}, ${primaries}`],
    ],
  };
}

interface Question {
  readonly questionKey: string;
  readonly type: string;
  readonly quizAnswers: readonly { readonly answerKey: string }[];
}

export async function findThings(url: string, guest: ApiClient): Promise<ThingsToWrite> {
  const stories = ((await (await fetch(`${url}/api/stories`)).json()) as readonly { readonly slug: string }[]).map(
    ({ slug }) => slug,
  );
  const { quizQuestions } = (await (await guest.get('/api/preference/questions')).json()) as {
    readonly quizQuestions: readonly Question[];
  };
  const question = quizQuestions.find(({ type, quizAnswers }) => type === 'quizSingle' && quizAnswers.length > 1);
  if (!question || stories.length < 6) throw new Error('The sample line has nothing to write about');
  return {
    stories,
    question: { key: question.questionKey, answers: question.quizAnswers.map(({ answerKey }) => answerKey) },
  };
}

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-writes-pg-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  const redis = await startRedis();
  try {
    const databaseUrl = postgres.url;
    return await withTwoNodeSite({ databaseUrl, redisUrl: redis.url }, (site) =>
      writeAndKill({ guests: 50, writesEach: 100, kills: 6, killsBothAtEnd: true, site, databaseUrl }),
    );
  } finally {
    await redis.stop();
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const durableWrites: Drill = {
  title: 'Durable writes',
  how: 'Two nodes on one PostgreSQL that syncs to disk, and one Redis. Each guest keeps and removes favourites, adds, changes and removes e-mails and addresses, and answers the survey, one write after the other and each at the other node than the last; what is not answered is sent again with its key. Nodes are killed with -9 in turn and come back. At the end both are killed, and what each guest was answered is compared with what each then has.',
  verdict:
    'No acknowledged write was lost, doubled or undone, and of twenty e-mails added at once one was taken: four stored, one primary.',
  run: drill,
};
