import { inUnits } from '../../core/shared/money';
import type { FindVoyages, VoyageSailing } from '../../core/voyages/find-voyages';
import { type GetSailing, isKnown } from '../../core/voyages/get-sailing';
import { itineraryRange } from '../../core/voyages/itinerary-id';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { notFound } from '../http-error';
import type { BuiltAssets } from '../rendering/built-assets';
import type { JsonAnswers } from '../rendering/json-answers';
import {
  availabilityOf,
  availableCategories,
  itineraryFields,
  packageOf,
  portsPerDate,
  sailOf,
  voyageFields,
} from './voyage-wire';
import { sailingTag } from '../trip-changes/sailing-tag';
import { memoisedRead } from '../routing/memoised-read';
import { readDay, refuseWindow } from '../routing/day-window';
import { handle } from '../routing/handle';
import {
  findVoyageEntriesOperation,
  findVoyagesOperation,
  getPortPerDateOperation,
  getVoyageDataOperation,
} from './voyages.schema';

interface VoyagesApiParts {
  readonly findVoyages: FindVoyages;
  readonly getSailing: GetSailing;
  readonly content: VoyageContent;
  readonly inventory: SailingInventory;
  readonly assets: BuiltAssets;
  readonly answers: JsonAnswers;
  readonly vessel: string;
}

/** Voyages in the views that the specification names (H57), without unpublished ones (H52). */
export class VoyagesApi {
  constructor(private readonly parts: VoyagesApiParts) {}

  readonly find = handle(
    findVoyagesOperation,
    async ({ query: { region, startDate, endDate, voyageCode } }, req, res) => {
      const from = startDate === undefined ? undefined : readDay('startDate', startDate);
      const to = endDate === undefined ? undefined : readDay('endDate', endDate);
      refuseWindow(from, to);
      const { sailings } = await this.parts.findVoyages.run({
        ...(region ? { regionSlug: await this.regionSlugOf(region) } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      });
      const answer =
        voyageCode === undefined
          ? sailings.map((voyageSailing) => this.toItem(voyageSailing))
          : await this.toContent(voyageCode, sailings);
      await this.parts.answers.send(req, res, answer, ['price']);
    },
  );

  /** A caller may send back the name that the answers have, or the slug that the site's addresses have. */
  private async regionSlugOf(region: string): Promise<string> {
    const regions = await this.parts.content.findRegions();
    return regions.find(({ name }) => name === region)?.slug ?? region;
  }

  /** The entries of the known ids in the requested order (API-03). Past sailings are included. */
  readonly findEntries = handle(findVoyageEntriesOperation, async ({ query: { itineraryIds } }, req, res) => {
    const voyageSailings = await this.sailingsOf([...new Set(itineraryIds.split(',').map((id) => id.trim()))]);
    const entries = voyageSailings.map((one) => ({
      ...voyageFields(one.voyage, this.parts.assets),
      ...itineraryFields(one, this.parts.vessel),
    }));
    await this.parts.answers.send(
      req,
      res,
      entries,
      voyageSailings.map(({ voyage }) => `voyage:${voyage.voyageId}`),
    );
  });

  /** A departed sailing is not found, because it is no longer for sale. */
  readonly voyageData = memoisedRead(getVoyageDataOperation, async ({ query: { voyageId } }) => {
    const outcome = await this.getSailing.run({ itineraryId: voyageId });
    if (outcome.kind !== 'sailing') throw notFound();
    const { voyage, sailing } = outcome;
    const price = sailing.fromPrice;
    return {
      data: [sailing, voyage],
      toBody: () => ({
        voyageId: sailing.itineraryId,
        ...(price ? { price: inUnits(price), currency: price.currency } : {}),
        sailDays: sailing.nights,
        ship: voyage.vessel,
        waitlist: sailing.isWaitlistOnly,
        sail: sailOf(voyage, sailing),
        availability: sailing.suites.map(availabilityOf),
      }),
    };
  });

  readonly portPerDate = handle(getPortPerDateOperation, async ({ query: { itineraryId } }, req, res) => {
    const outcome = await this.getSailing.run({ itineraryId });
    if (!isKnown(outcome)) throw notFound();
    await this.parts.answers.send(req, res, { itineraryId, items: portsPerDate(outcome) }, [
      `voyage:${outcome.voyage.voyageId}`,
      sailingTag(itineraryId),
    ]);
  });

  private get getSailing() {
    return this.parts.getSailing;
  }

  /** One query for all ids, because an id contains its sailing's start date. */
  private async sailingsOf(ids: readonly string[]): Promise<readonly VoyageSailing[]> {
    const starts = ids.flatMap((id) => itineraryRange(id)?.start ?? []).sort();
    const [from, to] = [starts[0], starts.at(-1)];
    if (!from || !to) return [];
    const [voyages, sailings] = await Promise.all([
      this.parts.content.findVoyages(),
      this.parts.inventory.findSailings({ from, to }),
    ]);
    return ids.flatMap((id) => {
      const sailing = sailings.find(({ itineraryId }) => itineraryId === id);
      const voyage = voyages.find(({ isPublished, voyageId }) => isPublished && voyageId === sailing?.voyageId);
      return sailing && voyage ? [{ voyage, sailing }] : [];
    });
  }

  /** Returns an empty list for an unpublished code (API-30, VOY-32). */
  private async toContent(voyageCode: string, sailings: readonly VoyageSailing[]) {
    const voyages = await this.parts.content.findVoyages();
    return voyages
      .filter(({ voyageId, isPublished }) => isPublished && voyageId === voyageCode)
      .map((voyage) => ({
        ...voyageFields(voyage, this.parts.assets),
        summary: voyage.summary,
        itineraries: sailings
          .filter((voyageSailing) => voyageSailing.voyage.voyageId === voyage.voyageId)
          .map((voyageSailing) => ({
            ...itineraryFields(voyageSailing, this.parts.vessel),
            ...offerOf(voyageSailing),
          })),
      }));
  }

  private readonly toItem = (voyageSailing: VoyageSailing) => ({
    ...voyageFields(voyageSailing.voyage, this.parts.assets),
    ...itineraryFields(voyageSailing, this.parts.vessel),
    ...offerOf(voyageSailing),
  });
}

const offerOf = ({ voyage, sailing }: VoyageSailing) => ({
  pkg: packageOf(voyage, sailing),
  waitlist: sailing.isWaitlistOnly,
  available: !sailing.isWaitlistOnly,
  availableCategories: availableCategories(sailing),
  ...(sailing.fromPrice && { price: { total: inUnits(sailing.fromPrice), currencyCode: sailing.fromPrice.currency } }),
});
