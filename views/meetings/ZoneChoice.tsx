import { useEffect, useState } from 'react';
import { offeredZones, zoneName } from '../../src/core/meetings/meeting-times';
import { isTimeZone } from '../../src/core/shared/zoned-time';
import { Button } from '../ui/Button';
import { SelectField } from '../ui/SelectField';
import type { MeetingSchedulerProps } from './meeting-scheduler-props';
import { meetingsTexts } from './meetings.texts';

const texts = meetingsTexts.zone;

interface ZoneChoiceProps {
  readonly meetingQuery: Pick<MeetingSchedulerProps, 'opportunityId' | 'timeZone' | 'moving'>;
  readonly onChoose: (timeZone: string) => void;
}

export function ZoneChoice({ meetingQuery: { opportunityId, timeZone, moving }, onChoose }: ZoneChoiceProps) {
  const [ownZone, setOwnZone] = useState<string | undefined>(undefined);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isTimeZone(own)) setOwnZone(own);
  }, []);
  const zones = [...new Set([...(ownZone === undefined ? [] : [ownZone]), timeZone, ...offeredZones])];
  return (
    <div className="scheduling__zone">
      <p className="scheduling__note" aria-live="polite">
        {texts.shown(zoneName(timeZone))}
      </p>
      <details className="scheduling__zones">
        <summary>{texts.change}</summary>
        <form className="scheduling__zone-form" method="get" action="/schedule-meeting">
          <input type="hidden" name="id" value={opportunityId} />
          {moving ? <input type="hidden" name="move" value={moving.appointmentId} /> : null}
          <SelectField
            key={timeZone}
            id="meeting-zone"
            name="zone"
            label={texts.label}
            options={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
            defaultValue={timeZone}
            onChange={(event) => onChoose(event.target.value)}
          />
          <Button variant="secondary">{texts.apply}</Button>
        </form>
      </details>
    </div>
  );
}
