import { isFunnelSuite, suiteOf } from '../../core/reserve/suite-id';
import { inUnits } from '../../core/shared/money';
import type { GetSailing } from '../../core/voyages/get-sailing';
import type { Sailing } from '../../core/voyages/sailing';
import { isWaitlistOnly, shownPrice } from '../../core/voyages/suite-price';
import type { Suite } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { notFound } from '../http-error';
import type { BuiltAssets } from '../rendering/built-assets';
import type { JsonAnswers } from '../rendering/json-answers';
import { toSuiteItem } from './suite-item';
import { handle } from '../routing/handle';
import { findSuitesOperation, getReserveNowSuiteOperation } from './vessel.schema';

interface VesselApiParts {
  readonly content: VoyageContent;
  readonly getSailing: GetSailing;
  readonly assets: BuiltAssets;
  readonly answers: JsonAnswers;
  readonly slug: string;
  readonly getVessel: () => Promise<{ readonly name: string }>;
}

export class VesselApi {
  constructor(private readonly parts: VesselApiParts) {}

  /** Answers all suites, and for another vessel an empty list (API-23). */
  readonly findSuites = handle(findSuitesOperation, async ({ query: { vesselId } }, req, res) => {
    const { content, answers, getVessel, slug, assets } = this.parts;
    const isOurs =
      vesselId === undefined || [slug, (await getVessel()).name.toLowerCase()].includes(vesselId.trim().toLowerCase());
    const suites = isOurs ? await content.findSuites() : [];
    await answers.send(
      req,
      res,
      suites.map((suite) => toSuiteItem(suite, { vesselId: slug, assets })),
      ['content'],
    );
  });

  /** A suite with its current price on a sailing, never cached (API-31, H65). A departed sailing has no price. */
  readonly selectedSuite = handle(
    getReserveNowSuiteOperation,
    async ({ query: { itineraryId, suiteId } }, _req, res) => {
      const { content, getSailing, slug, assets } = this.parts;
      const suite = suiteOf(await content.findSuites(), suiteId);
      const outcome = await getSailing.run({ itineraryId });
      if (!suite || outcome.kind !== 'sailing') throw notFound();
      res.set('Cache-Control', 'no-store').json({
        selectedSuite: {
          ...toSuiteItem(suite, { vesselId: slug, assets }),
          itineraryId,
          ...offerOf(suite, outcome.sailing),
        },
      });
    },
  );
}

function offerOf({ category, suiteId }: Suite, { suites }: Sailing) {
  const offer = suites.find((one) => one.category === category);
  const availableCabins = offer?.availableCabins;
  const price = isFunnelSuite(suiteId) ? undefined : shownPrice(offer?.price);
  const isWaitlist = !isFunnelSuite(suiteId) && (isWaitlistOnly({ price, availableCabins }) || availableCabins === 0);
  return {
    ...(availableCabins === undefined ? {} : { availableCabins }),
    ...(price ? { price: inUnits(price), currency: price.currency } : {}),
    ...(isWaitlist ? { listType: 'Waitlist' } : {}),
  };
}
