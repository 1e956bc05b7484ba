import { TripSubpage, type TripSubpageProps } from '../trips/TripSubpage';
import type { TravellerListView } from './preparation-view';
import { preparationTexts as texts } from './preparation.texts';
import { TravellerLists } from './TravellerLists';

interface PreparationPageProps extends TripSubpageProps {
  readonly progress: string;
  readonly overdue?: string;
  readonly travellers: readonly TravellerListView[];
}

export function PreparationPage(props: PreparationPageProps) {
  const { progress, overdue, travellers } = props;
  return (
    <TripSubpage {...props} texts={texts} standfirst={texts.standfirst}>
      {travellers.length === 0 ? (
        <p className="trip-page__part">{texts.nothing}</p>
      ) : (
        <p
          className="preparation__progress"
          data-ends-draft={props.notice?.tone === 'success' ? 'preparation' : undefined}
        >
          {progress}
          {overdue === undefined ? null : <strong className="preparation__overdue">{overdue}</strong>}
        </p>
      )}
      <TravellerLists travellers={travellers} />
    </TripSubpage>
  );
}
