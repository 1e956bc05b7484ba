import { buySuite, countFree, findCategory, holdSuite, type Purchase } from '../support/buyer';
import { signIn } from '../support/sign-in';
import { addressOf, type Drill, type TrialReport } from './trial';
import { openSharedSite } from './trial-site';

/** So many buyers at once want the last cabins of one category; `databaseUrl` for PostgreSQL instead of SQLite on disk. */
export async function sellLastCabins({
  buyers,
  cabins,
  databaseUrl,
}: {
  readonly buyers: number;
  readonly cabins: number;
  readonly databaseUrl?: string | undefined;
}): Promise<TrialReport> {
  const site = await openSharedSite(databaseUrl);
  try {
    const wanted = await findCategory(site.url, cabins);
    for (let free = await countFree(site.url, wanted); free > cabins; free--)
      await holdSuite(site.url, { ...wanted, email: `earlier${free}@example.com` });
    const began = performance.now();
    const purchases = await Promise.all(
      Array.from({ length: buyers }, (_, index) =>
        buySuite(site.url, { ...wanted, email: `buyer${index}@example.com`, address: addressOf(index + 1) }),
      ),
    );
    const seconds = (performance.now() - began) / 1000;
    const tripsOfReserved = await Promise.all(
      purchases.flatMap((purchase, index) =>
        purchase.kind === 'reserved' ? [countTrips(site.url, purchase.email, index)] : [],
      ),
    );
    return report({
      buyers,
      cabins,
      purchases,
      seconds,
      freeAfter: await countFree(site.url, wanted),
      tripsOfReserved,
    });
  } finally {
    await site.close();
  }
}

async function countTrips(url: string, email: string, index: number): Promise<number> {
  const guest = await signIn(url, email, { address: addressOf(index + 1) });
  return ((await (await guest.get('/api/reservations')).json()) as readonly unknown[]).length;
}

interface Figures {
  readonly buyers: number;
  readonly cabins: number;
  readonly purchases: readonly Purchase[];
  readonly seconds: number;
  readonly freeAfter: number;
  /** Reservations in the profile of each buyer whose reservation was confirmed. */
  readonly tripsOfReserved: readonly number[];
}

function report({ buyers, cabins, purchases, seconds, freeAfter, tripsOfReserved }: Figures): TrialReport {
  const reserved = purchases.flatMap((purchase) => (purchase.kind === 'reserved' ? [purchase] : []));
  const failed = purchases.flatMap((purchase) =>
    purchase.kind === 'failed' ? [`${purchase.step} ${purchase.status}`] : [],
  );
  const sentBack = purchases.flatMap((purchase) => (purchase.kind === 'sent-back' ? [purchase.errorcode] : []));
  const sold = new Set(reserved.map(({ cabin }) => cabin));
  return {
    isGood:
      reserved.length === cabins &&
      sold.size === cabins &&
      failed.length === 0 &&
      freeAfter === 0 &&
      tripsOfReserved.every((count) => count === 1),
    rows: [
      ['buyers at once', buyers],
      ['free cabins', cabins],
      ['reservations made', reserved.length],
      ['different cabins in them', sold.size],
      [
        'reservations found in the profiles of those who were confirmed',
        tripsOfReserved.reduce((sum, count) => sum + count, 0),
      ],
      ...[...new Set(sentBack)].map(
        (code) => [`sent back to the site with ${code}`, sentBack.filter((other) => other === code).length] as const,
      ),
      ['failed in any other way', failed.length === 0 ? 0 : `${failed.length} (${[...new Set(failed)].join(', ')})`],
      ['cabins still free', freeAfter],
      ['seconds from the first request to the last answer', seconds.toFixed(1)],
    ],
  };
}

export const lastCabins: Drill = {
  title: 'The last cabins',
  how: 'Each buyer comes from an address of their own, enters the engine, writes two guests and pays by card, all at the same time.',
  verdict: 'Each cabin was sold once, no answer was untrue.',
  run: () => sellLastCabins({ buyers: 200, cabins: 5, databaseUrl: process.env['DATABASE_URL'] }),
};
