import type { SuiteQuote } from '../../core/engine/quote-sailing';
import { engineAddress } from '../../core/reserve/engine-address';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { FUNNEL_SUITE_MESSAGE, suiteButtonLabel } from '../../core/reserve/suite-button';
import { cabinStepAddress } from '../../core/reserve/step-address';
import { isFunnelSuite } from '../../core/reserve/suite-id';
import type { Sailing } from '../../core/voyages/sailing';
import { suiteCardPrice } from '../../core/voyages/suite-price';
import type { Suite } from '../../core/voyages/voyage';
import { suiteSizeText } from '../../core/voyages/suite-size';
import { reserveTexts as texts } from '../../../views/reserve/reserve.texts';
import type { SuiteCardView } from '../../../views/reserve/SuiteCard';
import { hrefContactUs, hrefSuite } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { sleepsText } from '../voyages/suite-rows';

const fewCabins = 3;
const numberWords = ['None', 'One', 'Two', 'Three'];

interface SuiteCardsRequest {
  readonly suites: readonly Suite[];
  readonly sailing: Sailing;
  readonly party: GuestCounts;
  readonly selectedSuiteId: string | undefined;
  readonly engine: { readonly baseUrl: string; readonly siid: string; readonly waitlistUrl?: string };
  readonly quotes?: ReadonlyMap<string, SuiteQuote>;
  readonly vessel: string;
  readonly hasCabins?: boolean;
  readonly stepFree?: StepFreeOnSailing;
}

interface StepFreeOnSailing {
  readonly numbers: readonly string[];
  readonly free: ReadonlySet<string>;
}

export function toSuiteCards(request: SuiteCardsRequest, assets: BuiltAssets): readonly SuiteCardView[] {
  const cards = request.suites.map((suite) => toSuiteCard(suite, request, assets));
  return [...cards.filter(({ isSelected }) => isSelected), ...cards.filter(({ isSelected }) => !isSelected)];
}

function toSuiteCard(suite: Suite, request: SuiteCardsRequest, assets: BuiltAssets): SuiteCardView {
  const { suiteId, category } = suite;
  const offer = request.sailing.suites.find((candidate) => candidate.category === category);
  const { availableCabins } = offer ?? {};
  const price = offer && (request.quotes?.get(category)?.quote.total ?? offer.price);
  const label = suiteButtonLabel({
    suiteId,
    price,
    availableCabins,
    ...(request.sailing.isWaitlistOnly ? { listType: 'Waitlist' } : {}),
    ...(request.selectedSuiteId ? { selectedSuiteId: request.selectedSuiteId } : {}),
  });
  const [picture] = suite.pictures;
  return {
    suiteId,
    category,
    title: suite.title,
    summary: suite.summary,
    size: suiteSizeText(suite),
    sleeps: sleepsText(suite),
    price: suiteCardPrice({ suiteId, price, availableCabins }),
    ...availabilityOf(availableCabins, label),
    ...(availableCabins === 0 ? {} : stepFreeOf(suite, request.stepFree)),
    ...(isFunnelSuite(suiteId) ? { message: FUNNEL_SUITE_MESSAGE } : {}),
    primaryFeatures: suite.primaryFeatures,
    secondaryFeatures: suite.secondaryFeatures,
    picture: assets.picture(picture.name, picture.alt),
    isSelected: suiteId === request.selectedSuiteId,
    maxGuests: suite.maxGuests,
    pageHref: hrefSuite(request.vessel, suite.slug),
    button: {
      label,
      href: buttonHref(suite, label, request),
      ...(request.hasCabins &&
        (label === 'Select' || label === 'Continue') && {
          planHref: cabinStepAddress({ itineraryId: request.sailing.itineraryId, suiteId, counts: request.party }),
        }),
    },
  };
}

/** Returns undefined for categories without a step-free cabin. */
function stepFreeOf({ cabins }: Suite, stepFree: StepFreeOnSailing | undefined): Pick<SuiteCardView, 'stepFree'> {
  const its = cabins.filter((number) => stepFree?.numbers.includes(number));
  if (its.length === 0) return {};
  return { stepFree: texts.stepFree(its.filter((number) => stepFree?.free.has(number))) };
}

function availabilityOf(availableCabins: number | undefined, label: string): { readonly availability?: string } {
  if (availableCabins === 0 && label === 'Join Waitlist') return { availability: 'All taken on these dates' };
  const isForSale = label === 'Select' || label === 'Continue';
  const leftText = isForSale ? fewLeftText(availableCabins) : undefined;
  return leftText === undefined ? {} : { availability: leftText };
}

/** The number is shown only when few cabins are left, so that no guest is hurried without need. */
export const fewLeftText = (availableCabins: number | undefined): string | undefined =>
  availableCabins === undefined || availableCabins < 1 || availableCabins > fewCabins
    ? undefined
    : `${numberWords[availableCabins] ?? availableCabins} left on these dates`;

function buttonHref(
  { suiteId, category }: Suite,
  label: string,
  { sailing: { itineraryId }, party, engine, quotes }: SuiteCardsRequest,
): string {
  if (label === 'Contact Us') return hrefContactUs('funnel-suite', { itineraryId, suiteId });
  const common = { siid: engine.siid, itineraryId, suiteId, counts: party };
  const address =
    label === 'Join Waitlist'
      ? engineAddress({ ...common, baseUrl: engine.waitlistUrl ?? paths.engine.waitlist })
      : engineAddress({ ...common, baseUrl: engine.baseUrl, quote: quotes?.get(category)?.sealed });
  return address ?? hrefContactUs('booking', { itineraryId, suiteId });
}
