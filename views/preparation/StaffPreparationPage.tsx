import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { BackLink } from '../profile/BackLink';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import type { TravellerListView } from './preparation-view';
import { preparationTexts } from './preparation.texts';
import { TravellerLists } from './TravellerLists';

const texts = preparationTexts.staff;

export interface StaffPreparationPageProps {
  readonly frame: Frame;
  readonly action: string;
  readonly backHref: string;
  readonly reservationId: string;
  /** Present once a known reservation was requested. */
  readonly list?: {
    readonly trip: string;
    readonly progress: string;
    readonly overdue?: string;
    readonly travellers: readonly TravellerListView[];
  };
}

export function StaffPreparationPage(props: StaffPreparationPageProps) {
  const { frame, action, backHref, reservationId, list } = props;
  return (
    <SiteLayout frame={frame}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <div className="staff">
        <BackLink href={backHref}>{texts.back}</BackLink>
        <h1 className="profile-title">{texts.title}</h1>
        <form className="staff__find" method="get" action={action} role="search">
          <Field id="staff-reservation" name="reservationId" label={texts.find.label} defaultValue={reservationId} />
          <Button variant="secondary">{texts.find.submit}</Button>
        </form>
        {list ? (
          <>
            <p className="trip-page__of">{list.trip}</p>
            <p className="preparation__progress">
              {list.progress}
              {list.overdue === undefined ? null : <strong className="preparation__overdue">{list.overdue}</strong>}
            </p>
            <TravellerLists travellers={list.travellers} />
            <p className="trip-page__note">{texts.noted}</p>
          </>
        ) : null}
        {!list && reservationId !== '' ? <p className="staff__none">{texts.unknown(reservationId)}</p> : null}
      </div>
    </SiteLayout>
  );
}
