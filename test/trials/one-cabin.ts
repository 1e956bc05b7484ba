import { FormBrowser } from '../support/form-browser';
import { attributesIn } from '../support/parse-html';
import { cabinStepAddress } from '../../src/core/reserve/step-address';
import { addressOf, type Drill, type TrialReport } from './trial';
import { openSharedSite } from './trial-site';

const counts = { adults: 2, children: 0 };
const suiteId = 'BR-I,OS';

/** So many visitors want the same number at the same moment, each from an address of their own. */
export async function wantOneCabin({
  visitors,
  databaseUrl,
}: {
  readonly visitors: number;
  readonly databaseUrl?: string | undefined;
}): Promise<TrialReport> {
  const site = await openSharedSite(databaseUrl);
  try {
    const take = await findFree(site.url);
    const browsers = Array.from(
      { length: visitors },
      (_, index) => new FormBrowser(site.url, { address: addressOf(index + 1) }),
    );
    const began = performance.now();
    const answers = await Promise.all(browsers.map((browser) => browser.open(take)));
    const seconds = (performance.now() - began) / 1000;
    const targets = answers.map(({ location }) => location ?? '');
    const held = targets.filter((target) => target.includes('/engine/details?hold='));
    const offered = targets.filter((target) => target.includes('taken='));
    const [plan] = offered;
    const near =
      plan === undefined
        ? []
        : attributesIn((await new FormBrowser(site.url).open(plan)).html, '.cabin-step__near a', 'href');
    return {
      isGood: held.length === 1 && offered.length === visitors - 1 && near.length > 0,
      rows: [
        ['visitors at once', visitors],
        ['holds of the cabin', held.length],
        ['answered that it is taken, with the plan', offered.length],
        ['free neighbours that the plan offers them', near.length],
        ['answered in any other way', visitors - held.length - offered.length],
        ['seconds from the first request to the last answer', seconds.toFixed(1)],
      ],
    };
  } finally {
    await site.close();
  }
}

async function findFree(url: string): Promise<string> {
  const sailings = (await (await fetch(`${url}/api/voyages`)).json()) as readonly { itineraryId: string }[];
  for (const { itineraryId } of sailings.slice(25)) {
    const { html } = await new FormBrowser(url).open(cabinStepAddress({ itineraryId, suiteId, counts }));
    const free = attributesIn(html, '.cabin--kind.cabin--free a.cabin__take', 'href');
    if (free.length > 2 && free[1] !== undefined) return free[1];
  }
  throw new Error('No sailing has three of them free.');
}

export const oneCabin: Drill = {
  title: 'One cabin, wanted by all',
  how: 'Each visitor presses the same number on the deck plan, from an address of their own, all at the same time.',
  verdict: 'One visitor holds it; every other was answered so, and offered its free neighbours.',
  run: () => wantOneCabin({ visitors: 500, databaseUrl: process.env['DATABASE_URL'] }),
};
