import { TabsBlock } from '../content/TabsBlock';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { SecondaryLink } from '../ui/Button';
import { PlansHead } from './PlansHead';
import { CabinPatterns } from './CabinPatterns';
import { SuitePlansToScale, type SmallPlanView } from './SuitePlansToScale';
import { SuiteCard, type SuiteSummaryView } from './SuiteCard';
import { SuiteRowHead } from './SuiteRowHead';
import { vesselTexts as texts } from './vessel.texts';

interface SuitesPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly vessel: { readonly name: string; readonly href: string };
  readonly deckPlansHref: string;
  readonly groups: readonly SuiteGroupView[];
  /** `chosenTab` returns the id of a group, or of all (ROU-29). */
  readonly chosenGroup: string;
  readonly plans: readonly SmallPlanView[];
}

export interface SuiteGroupView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly suites: readonly SuiteSummaryView[];
}

export function SuitesPage({ frame, head, vessel, deckPlansHref, groups, chosenGroup, plans }: SuitesPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={`${texts.listTitle}, ${vessel.name}`} description={texts.listDescription(vessel.name)} />
      <CabinPatterns />
      <div className="band plans">
        <PlansHead vessel={vessel} title={texts.listHeadline} standfirst={texts.listStandfirst} />
        <TabsBlock
          id="suite-groups"
          label={texts.groupsLabel}
          hasAll
          currentTab={chosenGroup}
          tabs={groups.map(({ id, title }) => ({ slug: id, label: title }))}
          panels={groups.map((group) => ({ key: group.id, tags: [group.id], content: <Group {...group} /> }))}
        />
        {plans.length > 0 ? <SuitePlansToScale plans={plans} /> : null}
        <Comparison suites={groups.flatMap(({ suites }) => suites)} />
        <p className="plans__note">{texts.priceNote}</p>
        <SecondaryLink href={deckPlansHref}>{texts.wholePlan}</SecondaryLink>
      </div>
    </SiteLayout>
  );
}

function Group({ id, title, text, suites }: SuiteGroupView) {
  return (
    <section className="suite-group" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="suite-group__title" id={`${id}-title`}>
        {title}
      </h2>
      <p className="suite-group__text">{text}</p>
      <ul className="card-grid suite-group__list">
        {suites.map((suite) => (
          <li key={suite.category}>
            <SuiteCard suite={suite} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Comparison({ suites }: { readonly suites: readonly SuiteSummaryView[] }) {
  return (
    <section className="suite-group" aria-labelledby="compare-title">
      <h2 className="suite-group__title" id="compare-title">
        {texts.compareTitle}
      </h2>
      <table className="deck-words__suites comparison">
        <caption className="hidden-to-the-eye">{texts.compareCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.suite}</th>
            <th scope="col">{texts.deckHead}</th>
            <th scope="col">{texts.inside}</th>
            <th scope="col">{texts.terrace}</th>
            <th scope="col">{texts.guests}</th>
            <th scope="col">{texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {suites.map((suite) => (
            <tr key={suite.category}>
              <SuiteRowHead {...suite} />
              <td data-label={texts.deckHead}>{suite.deck}</td>
              <td data-label={texts.inside}>{suite.inside}</td>
              <td data-label={texts.terrace}>{suite.terrace}</td>
              <td data-label={texts.guests}>{suite.guests}</td>
              <td data-label={texts.price} data-live={`compared-${suite.category}`}>
                {suite.price ?? texts.askPrice}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
