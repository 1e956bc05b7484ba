import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { SecondaryLink } from '../ui/Button';
import { PlansHead } from './PlansHead';
import { CabinPatterns } from './CabinPatterns';
import type { DeckPlanView } from './deck-plan-view';
import { DeckPlan } from './DeckPlan';
import { DeckSuites } from './DeckSuites';
import { DeckJumps, SideElevation, type SideElevationView } from './SideElevation';
import { vesselTexts as texts } from './vessel.texts';

interface DeckPlansPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly vessel: { readonly name: string; readonly href: string };
  readonly side: SideElevationView;
  readonly decks: readonly DeckPlanView[];
  readonly bookHref?: string;
}

export function DeckPlansPage({ frame, head, vessel, side, decks, bookHref }: DeckPlansPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={`${texts.plansTitle}, ${vessel.name}`} description={texts.plansDescription(vessel.name)} />
      <CabinPatterns />
      <div className="band plans">
        <PlansHead vessel={vessel} title={texts.plansHeadline} standfirst={texts.plansStandfirst} />
        <SideElevation side={side} />
        <DeckJumps decks={side.decks.toReversed()} />
        {decks.map((deck) => (
          <DeckSection key={deck.number} deck={deck} />
        ))}
        <footer className="plans__foot no-print">
          <p className="plans__note">{texts.printNote}</p>
          {bookHref ? <SecondaryLink href={bookHref}>{texts.book}</SecondaryLink> : null}
        </footer>
      </div>
    </SiteLayout>
  );
}

function DeckSection({ deck }: { readonly deck: DeckPlanView }) {
  const id = `deck-${deck.number}`;
  return (
    <section className="plans__deck" id={id} aria-labelledby={`${id}-title`}>
      <p className="eyebrow">{deck.label}</p>
      <h2 className="plans__name" id={`${id}-title`}>
        {deck.name}
      </h2>
      <p className="plans__text">{deck.text}</p>
      <DeckPlan deck={deck} />
      <p className="plans__hint no-print">{texts.moveSideways}</p>
      <DeckSuites deck={deck} />
    </section>
  );
}
