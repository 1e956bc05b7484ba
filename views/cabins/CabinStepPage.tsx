import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ReservationLayout, type ReservationHeaderView } from '../reserve/ReservationLayout';
import { ButtonLink, QuietLink } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Notice } from '../ui/Notice';
import type { CabinItemView, DeckTabView, UprightPlanView } from './cabin-views';
import { CabinList } from './CabinList';
import { cabinTexts as texts } from './cabins.texts';
import { UprightPlan } from './UprightPlan';

export interface CabinStepPageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly voyageTitle: string;
  readonly party: string;
  readonly suitesHref: string;
  readonly decks: readonly DeckTabView[];
  readonly deck: {
    readonly label: string;
    readonly name: string;
    readonly plan: UprightPlanView;
    readonly cabins: readonly CabinItemView[];
  };
  readonly anyCabin?: { readonly title: string; readonly price: string; readonly href: string };
  readonly takenCabin?: {
    readonly number: string;
    readonly near: readonly { readonly number: string; readonly where: string; readonly href: string }[];
  };
  readonly own?: string;
}

export function CabinStepPage({
  frame,
  header,
  voyageTitle,
  party,
  suitesHref,
  decks,
  deck,
  anyCabin,
  takenCabin,
  own,
}: CabinStepPageProps) {
  return (
    <ReservationLayout frame={frame} header={header}>
      <Head title={texts.title(voyageTitle)} isPrivate />
      <div className="cabin-step">
        <div className="cabin-step__head">
          <h1 className="reservation__title">{texts.headline}</h1>
          <p className="reservation__lead">{texts.lead(party)}</p>
          {takenCabin ? <TakenCabin {...takenCabin} /> : null}
          {own === undefined ? null : (
            <Notice tone="info" title={texts.wanted.title}>
              <p>{texts.wanted.body(own)}</p>
            </Notice>
          )}
        </div>
        {anyCabin ? (
          <div className="cabin-step__any">
            <div>
              <h2 className="cabin-step__any-title">{anyCabin.title}</h2>
              <p className="cabin-step__price">{anyCabin.price}</p>
              <p className="cabin-step__note">{texts.any.lead}</p>
            </div>
            <ButtonLink variant="secondary" href={anyCabin.href} rel="nofollow">
              {texts.any.action}
            </ButtonLink>
          </div>
        ) : null}
        <DeckTabs decks={decks} />
        <section className="cabin-step__deck" aria-labelledby="deck-title" id="deck">
          <h2 className="cabin-step__name" id="deck-title">
            {deck.label}, {deck.name}
          </h2>
          <div className="cabin-step__plan">
            <UprightPlan plan={deck.plan} />
            <Legend />
          </div>
          <CabinList label={texts.list(deck.label)} cabins={deck.cabins} />
        </section>
        <p>
          <QuietLink href={suitesHref}>{texts.back}</QuietLink>
        </p>
      </div>
    </ReservationLayout>
  );
}

function TakenCabin({ number, near }: NonNullable<CabinStepPageProps['takenCabin']>) {
  return (
    <Notice tone="error" title={texts.taken.title(number)}>
      <p>{texts.taken.body}</p>
      {near.length === 0 ? (
        <p>{texts.taken.none}</p>
      ) : (
        <>
          <p>{texts.taken.near}</p>
          <ul className="cabin-step__near">
            {near.map((one) => (
              <li key={one.number}>
                <a href={one.href} rel="nofollow">
                  {texts.take(one.number)}
                </a>
                <span>, {one.where.toLowerCase()}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

function DeckTabs({ decks }: { readonly decks: readonly DeckTabView[] }) {
  return (
    <nav className="deck-tabs" aria-label={texts.decks}>
      <ul className="deck-tabs__list">
        {decks.map(({ label, name, count, href, isShown }) => (
          <li key={label}>
            <a
              className={classNames('deck-tabs__link', isShown && 'deck-tabs__link--shown')}
              href={`${href}#deck`}
              aria-current={isShown ? 'true' : undefined}
            >
              <span className="deck-tabs__label">{label}</span>
              <span className="hidden-to-the-eye">, {name}</span>
              <span className="deck-tabs__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const shownStates = ['free', 'held', 'taken', 'small'] as const;

function Legend() {
  return (
    <ul className="plan-legend" aria-label={texts.legend}>
      {shownStates.map((state) => (
        <li key={state} className="plan-legend__item">
          <svg className="plan-legend__swatch" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
            <rect className={`upright__cabin upright__cabin--${state}`} x="1" y="1" width="26" height="18" />
          </svg>
          {texts.marks[state]}
        </li>
      ))}
    </ul>
  );
}
