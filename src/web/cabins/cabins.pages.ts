import type { Request, Response } from 'express';
import type { Config } from '../../../config/config';
import { type CabinFacts, cabinFacts } from '../../core/cabins/cabin-facts';
import { eveningSun } from '../../core/cabins/evening-sun';
import type { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import type { QuoteSailing, SuiteQuote } from '../../core/engine/quote-sailing';
import { readEngineLocation } from '../../core/reserve/engine-location';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { cabinStepAddress, suiteStepAddress, voyageStepAddress } from '../../core/reserve/step-address';
import { suiteOf } from '../../core/reserve/suite-id';
import { firstPaintCounts } from '../../core/reserve/suite-step-counts';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import { type GetSailing, isKnown } from '../../core/voyages/get-sailing';
import type { Sailing } from '../../core/voyages/sailing';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { CabinStepPage } from '../../../views/cabins/CabinStepPage';
import { withHandoffFailure } from '../handoff/with-handoff';
import { hrefCompare } from '../hrefs';
import { notFound } from '../http-error';
import type { PageAnswer } from '../rendering/page-answer';
import { partyOf } from '../voyages/voyage-party';
import { partyText, toReservationHeader } from '../reserve/reservation-header';
import type { OwnCabins } from './own-cabins';
import { CabinOffers } from './cabin-offers';
import { toCabinStep } from './to-cabin-step';
import { readForm } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';

interface CabinPagesParts {
  readonly getSailing: Pick<GetSailing, 'run'>;
  readonly content: Pick<VoyageContent, 'findSuites' | 'findPorts'>;
  readonly vessels: VesselContent;
  readonly cabins: SailingCabins;
  readonly policy: Pick<Config['policy'], 'engineUrl' | 'engineSiid'>;
  readonly canSignIn: boolean;
  /** This dependency and the next are present with the embedded engine only. */
  readonly quoteSailing?: Pick<QuoteSailing, 'run'> | undefined;
  readonly ownCabins?: Pick<OwnCabins, 'find'> | undefined;
}

const optionalText = Joi.string().empty('');
const querySchema = Joi.object({
  guestsAdults: optionalText,
  guestsChildren: optionalText,
  suiteId: optionalText,
  deck: optionalText,
  taken: optionalText,
  instead: optionalText,
});

export class CabinPages {
  /** The facts are cached by the content, which is the same object until it changes. */
  private readonly facts = new WeakMap<object, readonly CabinFacts[]>();

  constructor(private readonly parts: CabinPagesParts) {}

  readonly cabinStep = async (req: Request, res: Response): Promise<PageAnswer<typeof CabinStepPage> | void> => {
    const itineraryId = String(req.params['itineraryId']);
    const outcome = await this.parts.getSailing.run({ itineraryId });
    if (!isKnown(outcome)) throw notFound();
    if (outcome.kind === 'departed') return res.redirect(302, voyageStepAddress({ itineraryId }));
    const { sailing, voyage } = outcome;
    const query = readForm(querySchema, req.query);
    const party = firstPaintCounts({
      adults: query.guestsAdults ?? null,
      children: query.guestsChildren ?? null,
    });
    const [suites, states] = await Promise.all([
      this.parts.content.findSuites(),
      this.parts.cabins.findCabins(itineraryId),
    ]);
    const suite = query.suiteId === undefined ? suites[0] : suiteOf(suites, query.suiteId);
    if (!states || !suite) {
      const errorcode = suite ? {} : { errorcode: 'RES-CatCode' };
      return res.redirect(302, suiteStepAddress({ itineraryId, counts: party, ...errorcode }));
    }
    return this.show(req, { query, sailing, voyage, party, suites, suite, states });
  };

  private async show(
    req: Request,
    step: {
      readonly query: ValueOf<typeof querySchema>;
      readonly sailing: Sailing;
      readonly voyage: Voyage;
      readonly party: GuestCounts;
      readonly suites: readonly Suite[];
      readonly suite: Suite;
      readonly states: NonNullable<Awaited<ReturnType<SailingCabins['findCabins']>>>;
    },
  ): Promise<PageAnswer<typeof CabinStepPage>> {
    const { query, sailing, voyage, party, suites, suite } = step;
    const { itineraryId } = sailing;
    const [vessel, ports, own, quotes] = await Promise.all([
      this.parts.vessels.getVessel(),
      this.parts.content.findPorts(),
      this.parts.ownCabins?.find(req, itineraryId),
      this.findQuotes(itineraryId, party),
    ]);
    const facts = this.facts.get(vessel) ?? cabinFacts(vessel, suites);
    this.facts.set(vessel, facts);
    const counts = party;
    const addressOf = (changes: { readonly deck?: number } = {}) =>
      cabinStepAddress({ itineraryId, suiteId: suite.suiteId, counts, ...changes });
    const offers = new CabinOffers({
      req,
      sailing,
      party,
      suites,
      quotes,
      own,
      states: step.states,
      engine: { baseUrl: this.parts.policy.engineUrl, siid: this.parts.policy.engineSiid },
      canSignIn: this.parts.canSignIn,
      here: addressOf(),
      instead: query.instead,
    });
    const zones = new Map(ports.map(({ slug, timeZone }) => [slug, timeZone]));
    return {
      props: {
        header: withHandoffFailure(
          toReservationHeader({
            stage: 1,
            voyage,
            sailing,
            suite,
            party,
            requestedParty: partyOf(req.query),
          }),
          req,
        ),
        voyageTitle: titleWithoutAsterisks(voyage.title),
        party: partyText(party),
        suitesHref: suiteStepAddress({ itineraryId, suiteId: suite.suiteId, counts }),
        ...toCabinStep({
          vessel,
          suites,
          suite,
          facts,
          offers,
          own,
          sun: eveningSun(voyage, { start: sailing.start, zoneOf: (slug) => zones.get(slug) }),
          query: { deck: Number(query.deck), takenNumber: query.taken },
          addressOf,
          compareHrefOf: (number) =>
            hrefCompare({
              cabins: number,
              on: itineraryId,
              guestsAdults: String(party.adults),
              guestsChildren: String(party.children),
            }),
        }),
      },
    };
  }

  private async findQuotes(
    itineraryId: string,
    { adults, children }: GuestCounts,
  ): Promise<ReadonlyMap<string, SuiteQuote> | undefined> {
    return readEngineLocation(this.parts.policy.engineUrl).kind === 'ours'
      ? this.parts.quoteSailing?.run({ itineraryId, guestCount: adults + children })
      : undefined;
  }
}
