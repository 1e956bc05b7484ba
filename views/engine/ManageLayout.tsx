import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { engineTexts } from './engine.texts';
import type { AccountView, ReservationView } from './manage-views';
import { manageTexts } from './manage.texts';
import { ReservationAccount } from './ReservationAccount';

interface ManageLayoutProps {
  readonly frame: Frame;
  readonly title: string;
  readonly isAnotherLook: boolean;
  readonly reservation: ReservationView;
  readonly account: AccountView;
  readonly children: ReactNode;
}

/** The account is beside the content; on narrow screens it follows the content, so that results are seen first. */
export function ManageLayout({ frame, title, isAnotherLook, reservation, account, children }: ManageLayoutProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={isAnotherLook ? engineTexts.another(title) : title} isPrivate />
      <div className="manage engine">
        <header className="engine__head manage__head">
          <p className="manage__number">
            {manageTexts.number} <strong>{reservation.reservationId}</strong>
          </p>
          <h1 className="manage__title">{reservation.title}</h1>
          <p className="manage__status">
            <span className="hidden-to-the-eye">{manageTexts.statusOf}: </span>
            {reservation.status}
          </p>
          <ul className="manage__facts">
            {reservation.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </header>
        <div className="engine__main">{children}</div>
        <div className="engine__side">
          <ReservationAccount account={account} />
        </div>
      </div>
    </SiteLayout>
  );
}
