import type { Request, Response } from 'express';
import type { Config } from '../../../config/config';
import type { SailingCabin, SailingCabins } from '../../core/cabins/sailing-cabins.port';
import type { QuoteSailing, SuiteQuote } from '../../core/engine/quote-sailing';
import { suiteOf } from '../../core/reserve/suite-id';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import { queryText } from '../../core/shared/query-text';
import { readEngineLocation } from '../../core/reserve/engine-location';
import { DEFAULT_GUEST_LIMITS, type GuestCounts } from '../../core/reserve/guest-counts';
import { suiteStepAddress, voyageStepAddress } from '../../core/reserve/step-address';
import { firstPaintCounts } from '../../core/reserve/suite-step-counts';
import { carriedErrorCodes } from '../../core/reserve/reservation-errors';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import { type GetSailing, isKnown } from '../../core/voyages/get-sailing';
import { dateCountText, dateOptions, hasDateSelector, WAITLIST_ONLY_NOTE } from '../../core/voyages/sailing-dates';
import type { Sailing } from '../../core/voyages/sailing';
import type { ShowVoyage } from '../../core/voyages/show-voyage';
import { sailingForParty } from '../../core/voyages/sailing-for-party';
import { startingPriceText, WAITLIST_ONLY } from '../../core/voyages/suite-price';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { reserveTexts } from '../../../views/reserve/reserve.texts';
import type { SuiteStepPage } from '../../../views/reserve/SuiteStepPage';
import type { VoyageStepPage } from '../../../views/reserve/VoyageStepPage';
import { withHandoffFailure, withHandoff } from '../handoff/with-handoff';
import type { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { notFound } from '../http-error';
import { hrefVoyage } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import { pagesOfUnknownSailing, toMissed } from '../voyages/missed-sailing-view';
import { toNear } from '../voyages/near-alternatives-view';
import { portsText } from '../voyages/voyage-card';
import { partyOf } from '../voyages/voyage-party';
import { toReservationHeader } from './reservation-header';
import { toSuiteCards } from './suite-cards';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface ReservePagesParts {
  readonly getSailing: GetSailing;
  readonly showVoyage: ShowVoyage;
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly content: VoyageContent;
  readonly assets: BuiltAssets;
  readonly cabins: SailingCabins;
  readonly vesselContent: VesselContent;
  readonly fareFacts: Pick<FareFactsPresenter, 'cover' | 'besidePrice'>;
  /** Only the embedded engine quotes a sailing. */
  readonly quoteSailing?: Pick<QuoteSailing, 'run'>;
  readonly policy: Pick<Config['policy'], 'engineUrl' | 'engineSiid' | 'vesselSlug'>;
  readonly canSignIn: boolean;
}

interface Step {
  readonly voyage: Voyage;
  readonly sailing: Sailing;
  readonly suites: readonly Suite[];
  readonly suite: Suite | undefined;
  /** Absent where the address names no party, or an impossible one. */
  readonly party: GuestCounts | undefined;
  /** Error codes of the address, and one of this site when the address names an unknown suite. */
  readonly errorcode: string | undefined;
  readonly hasDeparted: boolean;
}

const optionalText = Joi.string().empty('');
const querySchema = Joi.object({
  guestsAdults: optionalText,
  guestsChildren: optionalText,
  suiteId: optionalText,
  errorcode: optionalText,
});

/** The two steps of the reservation that the site itself serves (ROU-01, ROU-02). */
export class ReservePages {
  constructor(private readonly parts: ReservePagesParts) {}

  readonly voyageStep = async (req: Request, res: Response): Promise<PageAnswer<typeof VoyageStepPage> | void> => {
    const { showVoyage, assets } = this.parts;
    const step = await this.readStep(req, res);
    if (!step) return;
    const { voyage, sailing, suite, party, errorcode, hasDeparted } = step;
    const outcome = await showVoyage.run({ slug: voyage.slug, itineraryId: sailing.itineraryId });
    const sailings = outcome.kind === 'voyage' ? outcome.sailings : [];
    const missedSailing = outcome.kind === 'voyage' ? toMissed(outcome) : undefined;
    const [picture] = voyage.pictures;
    return {
      ...(hasDeparted ? { status: 404 } : {}),
      props: {
        header: headerOf(step),
        voyage: {
          title: titleWithoutAsterisks(voyage.title),
          region: voyage.region,
          summary: voyage.summary,
          picture: assets.mainPicture(picture.name, 'whole', picture.alt),
          facts: voyageFacts(step),
          href: hrefVoyage(voyage.slug, sailing.itineraryId),
        },
        ...((hasDateSelector(sailings) || (hasDeparted && sailings.length > 0)) && {
          dates: toDates(sailings, step),
        }),
        ...(!hasDeparted && {
          continueHref: suiteStepAddress({
            itineraryId: sailing.itineraryId,
            suiteId: suite?.suiteId,
            counts: party,
            errorcode,
          }),
        }),
        ...(missedSailing && missedSailing.items.length > 0
          ? { near: [{ goneText: missedSailing.requestedText, items: missedSailing.items }] }
          : {}),
        voyagesHref: paths.voyages.list,
      },
    };
  };

  readonly suiteStep = async (req: Request, res: Response): Promise<PageAnswer<typeof SuiteStepPage> | void> => {
    const { assets, policy } = this.parts;
    const step = await this.readStep(req, res);
    if (!step) return;
    const { voyage, sailing, suites, suite, errorcode, hasDeparted } = step;
    if (hasDeparted)
      return res.redirect(
        302,
        voyageStepAddress({ itineraryId: sailing.itineraryId, suiteId: suite?.suiteId, counts: step.party }),
      );
    const query = readForm(querySchema, req.query);
    const party = firstPaintCounts({
      adults: query.guestsAdults ?? null,
      children: query.guestsChildren ?? null,
    });
    const [quotes, cabins, { sailings }, { access }] = await Promise.all([
      this.findQuotes(sailing, party),
      this.parts.cabins.findCabins(sailing.itineraryId),
      this.parts.findVoyages.run(),
      this.parts.vesselContent.getVessel(),
    ]);
    const hiddenFields = [
      ...(suite ? [{ name: 'suiteId', value: suite.suiteId }] : []),
      ...(errorcode ? [{ name: 'errorcode', value: errorcode }] : []),
    ];
    return {
      props: {
        header: withHandoffFailure(
          toReservationHeader({
            stage: suite ? 1 : 0.5,
            voyage,
            sailing,
            suite,
            party,
            requestedParty: step.party,
            errorcode,
          }),
          req,
        ),
        voyageTitle: titleWithoutAsterisks(voyage.title),
        cover: this.parts.fareFacts.cover(),
        ...(this.parts.fareFacts.besidePrice === undefined ? {} : { priceNote: this.parts.fareFacts.besidePrice }),
        takesSeveralSuites: quotes !== undefined,
        near: toNear({ selectedSailing: sailing, coming: sailings, suites, chosenSuite: suite, party: step.party }),
        guests: { ...party, limits: DEFAULT_GUEST_LIMITS, action: `${req.path.replace(/\/$/, '')}/`, hiddenFields },
        suites: withHandoff(
          toSuiteCards(
            {
              suites,
              sailing,
              party,
              selectedSuiteId: suite?.suiteId,
              engine: {
                baseUrl: policy.engineUrl,
                siid: policy.engineSiid,
                ...(this.parts.quoteSailing ? {} : { waitlistUrl: policy.engineUrl }),
              },
              vessel: policy.vesselSlug,
              hasCabins: cabins !== undefined,
              ...(cabins && access ? { stepFree: { numbers: access.stepFree, free: freeAmong(cabins) } } : {}),
              ...(quotes ? { quotes } : {}),
            },
            assets,
          ),
          req,
          { itineraryId: sailing.itineraryId, party, canSignIn: this.parts.canSignIn },
        ),
      },
    };
  };

  /** No quotes for a vendor's engine, which could not read them (ENG-01). */
  private async findQuotes(
    { itineraryId }: Sailing,
    { adults, children }: GuestCounts,
  ): Promise<ReadonlyMap<string, SuiteQuote> | undefined> {
    const { quoteSailing, policy } = this.parts;
    return readEngineLocation(policy.engineUrl).kind === 'ours'
      ? quoteSailing?.run({ itineraryId, guestCount: adults + children })
      : undefined;
  }

  /** An unreadable id is treated like an unknown sailing (H22). A departed one shows the engine's message (RES-13). */
  private async readStep(req: Request, res: Response): Promise<Step | undefined> {
    const outcome = await this.parts.getSailing.run({ itineraryId: String(req.params['itineraryId']) });
    if (!isKnown(outcome)) return this.withoutVoyage(req, res);
    const hasDeparted = outcome.kind === 'departed';
    const suites = await this.parts.content.findSuites();
    const { suiteId, errorcode: sentBack } = readForm(querySchema, req.query);
    const suite = suiteId === undefined ? undefined : suiteOf(suites, suiteId);
    const codes = [
      hasDeparted ? 'RES-VID' : undefined,
      sentBack,
      suiteId !== undefined && !suite ? 'RES-CatCode' : undefined,
    ];
    const errorcode = carriedErrorCodes(codes.filter((code) => code !== undefined).join(','));
    return {
      voyage: outcome.voyage,
      sailing: outcome.sailing,
      suites,
      suite,
      party: partyOf(req.query),
      errorcode,
      hasDeparted,
    };
  }

  /**
   * A visitor whom an engine sends back because of an unavailable voyage reads the reason on the list of voyages
   * (RES-13).
   */
  private async withoutVoyage(req: Request, res: Response): Promise<undefined> {
    const errorcode = carriedErrorCodes(readForm(querySchema, req.query).errorcode);
    if (errorcode === undefined)
      throw notFound(pagesOfUnknownSailing(String(req.params['itineraryId']), await this.parts.content.findVoyages()));
    res.redirect(303, `${paths.voyages.list}?${queryText([['errorcode', errorcode]])}`);
    return undefined;
  }
}

const freeAmong = (cabins: readonly SailingCabin[]): ReadonlySet<string> =>
  new Set(cabins.flatMap(({ number, state }) => (state === 'free' ? [number] : [])));

/** A departed sailing leaves no reminder to resume (NOT-07). */
function headerOf({ voyage, sailing, suite, errorcode, hasDeparted }: Step) {
  const { reminder, ...header } = toReservationHeader({ stage: 0, voyage, sailing, suite, errorcode });
  return hasDeparted || !reminder ? header : { ...header, reminder };
}

/** Its title, dates and nights stand in the box above (RES-08). */
const voyageFacts = ({ voyage, sailing, suites, party, hasDeparted }: Step) => [
  { label: 'Route', value: portsText(voyage) },
  { label: 'Yacht', value: voyage.vessel },
  hasDeparted
    ? { label: 'Fares', value: 'These dates can no longer be reserved.' }
    : {
        label: 'Fares',
        value: fareText(party ? sailingForParty(sailing, suites, party) : sailing, party),
        live: 'price',
      },
];

function fareText({ fromPrice }: Sailing, party: GuestCounts | undefined): string {
  const price = startingPriceText(fromPrice) ?? WAITLIST_ONLY;
  return party ? `${price}, for ${reserveTexts.partyText(party.adults, party.children)}` : price;
}

/** Links to other dates repeat this step for them, with the same suite and party (VOY-17). */
const toDates = (sailings: readonly Sailing[], { sailing: selectedSailing, suite, party }: Step) => ({
  heading: dateCountText(sailings.length, 'buttons'),
  options: dateOptions(sailings, selectedSailing.itineraryId).map(({ packageCode, label, isWaitlistOnly }) => ({
    packageCode,
    label,
    href: `${voyageStepAddress({ itineraryId: packageCode, suiteId: suite?.suiteId, counts: party })}#dates`,
    isSelected: packageCode === selectedSailing.itineraryId,
    ...(isWaitlistOnly ? { note: WAITLIST_ONLY_NOTE } : {}),
  })),
});
