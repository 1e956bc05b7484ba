import type { Request, Response } from 'express';
import type { FindVoyages, VoyageSailing } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageHeads } from '../rendering/page-heads';
import type { PageRenderer } from '../rendering/page-renderer';
import { toVoyageCard } from '../voyages/voyage-card';

const voyagesShown = 3;

export class HomePages {
  constructor(
    private readonly findVoyages: FindVoyages,
    private readonly content: VoyageContent,
    private readonly assets: BuiltAssets,
    private readonly heads: PageHeads,
    private readonly renderer: PageRenderer,
  ) {}

  readonly home = async (req: Request, res: Response): Promise<void> => {
    const [{ sailings }, suites] = await Promise.all([this.findVoyages.run(), this.content.findSuites()]);
    const cabins = suites.reduce((sum, suite) => sum + suite.cabinCount, 0);
    await this.renderer.render(req, res, {
      props: {
        head: this.heads.head({ path: '/', pictureName: 'ondine-at-dusk' }),
        hero: this.assets.picture('ondine-at-dusk'),
        voyages: nextDifferentVoyages(sailings).map((found) => toVoyageCard(found, this.assets)),
        yacht: {
          picture: this.assets.picture('marina-platform'),
          detail: this.assets.picture('suite-terrace'),
          facts: [
            { value: String(cabins), label: 'suites' },
            { value: String(suites.length), label: 'kinds of suite' },
            { value: String(Math.max(...suites.flatMap((suite) => suite.decks))), label: 'highest deck' },
          ],
        },
        evening: this.assets.picture('open-sea-night'),
      },
      cache: { tags: ['price'] },
    });
  };
}

/** The next sailings, each voyage once: three cards with the same title would say nothing. */
function nextDifferentVoyages(sailings: readonly VoyageSailing[]): readonly VoyageSailing[] {
  const seen = new Set<string>();
  return sailings.filter(({ voyage }) => !seen.has(voyage.voyageId) && seen.add(voyage.voyageId)).slice(0, voyagesShown);
}
