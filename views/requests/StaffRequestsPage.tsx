import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { preparationTexts } from '../preparation/preparation.texts';
import { Button, QuietLink } from '../ui/Button';
import { Field } from '../ui/Field';
import { Tabs } from '../ui/Tabs';
import { staffTexts as texts } from './staff.texts';

/** What the list and the top of its page show of a request. */
export interface StaffRequestHead {
  readonly kind: string;
  readonly reservation: string;
  readonly owner: string;
  readonly due: string;
  readonly isOverdue: boolean;
}

interface StaffRequestsPageProps {
  readonly frame: Frame;
  readonly action: string;
  readonly preparationHref: string;
  readonly state: keyof typeof texts.states;
  readonly reservationId: string;
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
  readonly requests: readonly (StaffRequestHead & { readonly href: string })[];
  readonly hasMore: boolean;
}

export function StaffRequestsPage(props: StaffRequestsPageProps) {
  const { frame, action, state, reservationId, tabs, requests, hasMore } = props;
  return (
    <SiteLayout frame={frame}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <div className="staff">
        <h1 className="profile-title">{texts.title}</h1>
        <form className="staff__find" method="get" action={action} role="search">
          <input type="hidden" name="state" value={state} />
          <Field
            id="staff-reservation"
            name="reservationId"
            label={texts.find.label}
            defaultValue={reservationId}
            optional
          />
          <Button variant="secondary">{texts.find.submit}</Button>
        </form>
        <p>
          <QuietLink href={props.preparationHref}>{preparationTexts.staff.link}</QuietLink>
        </p>
        <Tabs label={texts.tabs} tabs={tabs} />
        {requests.length === 0 ? (
          <p className="staff__none">{texts.none[state]}</p>
        ) : (
          <ul className="staff__list">
            {requests.map(({ href, kind, reservation, owner, due, isOverdue }) => (
              <li key={href} className="staff__row">
                <a className="staff__link" href={href}>
                  <span className="staff__kind">{kind}</span>
                  <span>{reservation}</span>
                </a>
                <p className={isOverdue ? 'staff__due staff__due--over' : 'staff__due'}>{due}</p>
                <p className="trip-page__note">{owner}</p>
              </li>
            ))}
          </ul>
        )}
        {hasMore ? <p className="trip-page__note">{texts.more(requests.length)}</p> : null}
      </div>
    </SiteLayout>
  );
}
