import { useEffect, useRef, useState } from 'react';
import { bothTimes, meetingTimeText } from '../../src/core/meetings/meeting-times';
import { QuietLink } from '../ui/Button';
import { AppointmentList } from './AppointmentList';
import { schedulerHref } from './scheduler-href';
import type { ScheduledAppointment } from './meeting-calls';
import type { AppointmentView, MeetingSchedulerProps, MeetingReceipt } from './meeting-scheduler-props';
import { meetingsTexts as texts } from './meetings.texts';
import { Scheduling } from './Scheduling';
import { useOwnZone } from './use-own-zone';

export function MeetingScheduler(props: MeetingSchedulerProps) {
  const { opportunityId, receipt, appointments, highlightedId, moving, signInHref } = props;
  const { zone, chooseZone } = useOwnZone(props);
  const [newReceipt, setNewReceipt] = useState<MeetingReceipt | undefined>(undefined);
  const [isLoading, setIsLoading] = useState(false);
  const [ahead, setAhead] = useState(appointments);
  const take = ({ appointmentId, start, way, purpose, notes, isNotified }: ScheduledAppointment) => {
    const invitationHref = `/schedule-meeting/invitation.ics?${new URLSearchParams({ id: opportunityId, appointment: appointmentId }).toString()}`;
    setNewReceipt({ news: 'booked', start, ...(isNotified === undefined ? {} : { isNotified }), invitationHref });
    const one: AppointmentView = {
      appointmentId,
      start,
      way: way === 'video' ? 'video' : 'phone',
      purpose,
      notes,
      invitationHref,
    };
    setAhead(ahead && [...ahead, one].toSorted((first, second) => first.start - second.start));
  };
  const isMade = newReceipt !== undefined && !isLoading;
  const shownReceipt = isMade ? newReceipt : receipt;
  const list =
    ahead && !isLoading ? (
      <AppointmentList
        scheduler={{ opportunityId, ...zone }}
        appointments={ahead}
        {...(highlightedId === undefined ? {} : { highlightedId })}
      />
    ) : null;
  return (
    <div className="meeting-scheduler" aria-busy={isLoading || undefined}>
      {shownReceipt ? (
        <Receipt
          receipt={shownReceipt}
          timeZone={zone.timeZone}
          againHref={schedulerHref({ opportunityId, ...zone }, {}, 'desk')}
          isFresh={isMade}
        />
      ) : null}
      {highlightedId === undefined ? null : list}
      <div hidden={!isLoading}>
        <Loader isMade={newReceipt !== undefined} isShown={isLoading} />
      </div>
      <div
        hidden={
          isLoading || newReceipt !== undefined || (receipt !== undefined && !moving && receipt.news === 'booked')
        }
      >
        {moving ? (
          <p className="meeting-scheduler__moving">
            {texts.moving(meetingTimeText(moving.start, zone.timeZone))}{' '}
            <a href={schedulerHref({ opportunityId, ...zone }, {}, 'desk')}>{texts.keepIt}</a>
          </p>
        ) : null}
        <Scheduling
          {...props}
          {...zone}
          onZoneChosen={chooseZone}
          onAppointmentScheduled={take}
          onError={() => undefined}
          onLoading={setIsLoading}
        />
      </div>
      {highlightedId === undefined ? list : null}
      {signInHref === undefined ? null : (
        <p className="meeting-scheduler__sign-in">
          <a href={signInHref}>{texts.signIn}</a>
        </p>
      )}
    </div>
  );
}

/** Shown until one second after the appointment is booked (PYC-07). */
function Loader({ isMade, isShown }: { readonly isMade: boolean; readonly isShown: boolean }) {
  return (
    <div className="meeting-loader">
      <span className="meeting-loader__line" aria-hidden="true" />
      <p className="meeting-loader__text" role="status">
        {isShown ? (isMade ? texts.made : texts.working) : ''}
      </p>
    </div>
  );
}

interface ReceiptProps {
  readonly receipt: MeetingReceipt;
  readonly timeZone: string;
  readonly againHref: string;
  /** True when booked in place: the confirmation is scrolled to and focused. */
  readonly isFresh: boolean;
}

function Receipt({ receipt: { news, start, isNotified, invitationHref }, timeZone, againHref, isFresh }: ReceiptProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);
  const { own, eastern } = bothTimes(start, timeZone);
  return (
    <section className="meeting-receipt" aria-labelledby="meeting-receipt-title" role="status">
      <h2 className="meeting-receipt__title" id="meeting-receipt-title" ref={title} tabIndex={-1}>
        {texts.receipts[news]}
      </h2>
      <p className="meeting-receipt__when">{own}</p>
      {eastern === undefined ? null : <p className="meeting-receipt__note">{eastern}</p>}
      {isNotified === undefined ? null : (
        <p className="meeting-receipt__note">
          {texts.notified[news === 'canceled' ? 'canceled' : 'arranged'][isNotified ? 'yes' : 'no']}
        </p>
      )}
      <p className="meeting-receipt__actions">
        {invitationHref === undefined ? null : (
          <a href={invitationHref} download>
            {texts.invitation}
          </a>
        )}
        {news === 'booked' ? <QuietLink href={againHref}>{texts.another}</QuietLink> : null}
      </p>
    </section>
  );
}
