import type { Request } from 'express';
import type { SailingCabin } from '../../core/cabins/sailing-cabins.port';
import type { SuiteQuote } from '../../core/engine/quote-sailing';
import { engineAddress } from '../../core/reserve/engine-address';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { handoffAddress } from '../../core/reserve/handoff-address';
import { hasFailed } from '../../core/reserve/handoff-failure';
import { isFunnelSuite } from '../../core/reserve/suite-id';
import { formatMoney, type Money } from '../../core/shared/money';
import type { Sailing } from '../../core/voyages/sailing';
import { shownPrice } from '../../core/voyages/suite-price';
import type { Suite } from '../../core/voyages/voyage';
import type { CabinExchangeView, CabinItemView, ShownState } from '../../../views/cabins/cabin-views';
import { cabinTexts as texts } from '../../../views/cabins/cabins.texts';
import { hrefDetails } from '../engine/engine-hrefs';
import { paths } from '../paths';
import { signedInGuest } from '../session/guest-of';
import type { OwnHold } from './own-cabins';

interface CabinOffersParts {
  readonly req: Pick<Request, 'query' | 'session'>;
  readonly sailing: Sailing;
  readonly party: GuestCounts;
  readonly suites: readonly Suite[];
  readonly states: readonly SailingCabin[];
  readonly quotes: ReadonlyMap<string, SuiteQuote> | undefined;
  readonly own: OwnHold | undefined;
  readonly instead: string | undefined;
  readonly engine: { readonly baseUrl: string; readonly siid: string };
  readonly canSignIn: boolean;
  /** Address to which the engine returns a guest whom it refuses. */
  readonly here: string;
}

type CabinOffer = Pick<CabinItemView, 'state' | 'stateText' | 'price' | 'takeHref' | 'exchange'>;

export class CabinOffers {
  private readonly stateOf: ReadonlyMap<string, SailingCabin['state']>;

  constructor(private readonly parts: CabinOffersParts) {
    this.stateOf = new Map(parts.states.map(({ number, state }) => [number, state]));
  }

  of(number: string, suite: Suite): CabinOffer {
    const price = this.priceOf(suite);
    const state = this.shownState(number, suite, price);
    const exchange = state === 'free' ? this.exchange(number, suite) : undefined;
    const href = exchange ? undefined : this.hrefOf(state, number, suite);
    return {
      state,
      stateText: this.stateText(state, suite),
      ...(price ? { price: texts.perSuite(formatMoney(price)) } : {}),
      ...(href === undefined ? {} : { takeHref: href }),
      ...(exchange ? { exchange } : {}),
    };
  }

  any(suite: Suite): { readonly price: string; readonly href: string } | undefined {
    const price = this.priceOf(suite);
    const isFree = suite.cabins.some((number) => ['free', 'own'].includes(this.shownState(number, suite, price)));
    const href = isFree ? this.takeHref(suite) : undefined;
    return price && href !== undefined ? { price: texts.perSuite(formatMoney(price)), href } : undefined;
  }

  private hrefOf(state: ShownState, number: string, suite: Suite): string | undefined {
    const { own } = this.parts;
    if (state === 'own' && own) return hrefDetails(own.holdId);
    return state === 'free' ? this.takeHref(suite, number) : undefined;
  }

  /** Exchanges a suite of the same category within its hold, so that its expiry, its guests and other suites stay. */
  private exchange(to: string, { category }: Suite): CabinExchangeView | undefined {
    const { own, instead } = this.parts;
    const ofKind = own?.suites.filter((suite) => suite.category === category) ?? [];
    const from = ofKind.find(({ cabinNumber }) => cabinNumber === instead) ?? ofKind[0];
    return own && from
      ? {
          action: paths.engine.suites,
          hold: own.holdId,
          from: from.cabinNumber,
          to,
          label: texts.instead(to, from.cabinNumber),
        }
      : undefined;
  }

  isFree(number: string, suite: Suite): boolean {
    return this.shownState(number, suite, this.priceOf(suite)) === 'free';
  }

  private priceOf({ category, suiteId }: Suite): Money | undefined {
    const { sailing, quotes } = this.parts;
    if (isFunnelSuite(suiteId) || sailing.isWaitlistOnly) return undefined;
    const offer = sailing.suites.find((one) => one.category === category);
    return offer && shownPrice(quotes?.get(category)?.quote.total ?? offer.price);
  }

  private shownState(number: string, { maxGuests }: Suite, price: Money | undefined): ShownState {
    const { own, party } = this.parts;
    if (own?.suites.some(({ cabinNumber }) => cabinNumber === number)) return 'own';
    const state = this.stateOf.get(number) ?? 'taken';
    if (state !== 'free') return state;
    if (price === undefined) return 'unsold';
    return party.adults + party.children > maxGuests ? 'small' : 'free';
  }

  private stateText(state: ShownState, { suiteId, maxGuests }: Suite): string {
    if (state === 'small') return texts.states.small(maxGuests);
    if (state === 'unsold' && isFunnelSuite(suiteId)) return texts.states.appointment;
    return texts.states[state];
  }

  private takeHref({ suiteId, category }: Suite, cabinNumber?: string): string | undefined {
    const { req, engine, sailing, party, quotes, canSignIn, here } = this.parts;
    const address = engineAddress({
      ...engine,
      itineraryId: sailing.itineraryId,
      suiteId,
      counts: party,
      cabinNumber,
      quote: quotes?.get(category)?.sealed,
    });
    const isHandedOver = signedInGuest(req) !== undefined && !hasFailed(req.query) && canSignIn;
    return address !== undefined && isHandedOver ? handoffAddress({ to: address, from: here }) : address;
  }
}
