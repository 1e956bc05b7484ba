import type { CoverView } from '../fare-facts/fare-facts-view';
import { FoldedCover } from '../fare-facts/FareFacts';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ReservationLayout, type ReservationHeaderView } from './ReservationLayout';
import { NearAlternatives, type NearView } from '../voyages/NearAlternatives';
import { Widget } from '../widgets/Widget';
import { GuestSelector, type GuestSelectorProps } from './GuestSelector.widget';
import { reserveTexts as texts } from './reserve.texts';
import { SuiteCard, type SuiteCardView } from './SuiteCard';

interface SuiteStepPageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly voyageTitle: string;
  readonly guests: GuestSelectorProps;
  readonly suites: readonly SuiteCardView[];
  readonly cover: CoverView;
  readonly priceNote?: string;
  readonly takesSeveralSuites?: boolean;
  readonly near?: readonly NearView[];
}

export function SuiteStepPage({
  frame,
  header,
  voyageTitle,
  guests,
  suites,
  cover,
  priceNote,
  takesSeveralSuites = false,
  near = [],
}: SuiteStepPageProps) {
  const partySize = guests.adults + guests.children;
  // The header omits the party, because the guest selector below shows it and may change it.
  return (
    <ReservationLayout frame={frame} header={{ ...header, partyText: undefined }}>
      <Head title={texts.suiteTitle(voyageTitle)} isPrivate />
      <div className="suite-step">
        <div className="suite-step__head">
          <h1 className="reservation__title">{texts.suiteHeading}</h1>
          <p className="reservation__lead">
            {texts.suiteLead} {priceNote}
          </p>
        </div>
        <section className="suite-step__guests" aria-labelledby="guests-title">
          <h2 className="eyebrow" id="guests-title">
            {texts.guests}
          </h2>
          <Widget
            of={GuestSelector}
            name="reserve/GuestSelector"
            wake="load"
            props={{ ...guests, ...(frame.messages ? { morePassengers: frame.messages.morePassengers } : {}) }}
          />
        </section>
        <section className="suite-step__suites" aria-labelledby="suites-title">
          <h2 className="hidden-to-the-eye" id="suites-title">
            {texts.suites}
          </h2>
          <ul className="suite-cards">
            {suites.map((suite) => (
              <li key={suite.category}>
                <SuiteCard suite={suite} partySize={partySize} />
              </li>
            ))}
          </ul>
        </section>
        {near.length > 0 ? <NearAlternatives near={near} /> : null}
        <div className="suite-step__cover">
          <FoldedCover cover={cover} />
        </div>
        {takesSeveralSuites ? <p className="suite-step__several">{texts.severalSuites}</p> : null}
      </div>
    </ReservationLayout>
  );
}
