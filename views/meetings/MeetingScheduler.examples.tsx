import { Widget } from '../widgets/Widget';
import { MeetingScheduler } from './MeetingScheduler.widget';
import { sampleScheduler, someAppointments } from './sample-meetings';

export const aTimeIsChosen = () => (
  <Widget
    of={MeetingScheduler}
    name="meetings/MeetingScheduler"
    wake="load"
    props={{ ...sampleScheduler, at: Date.parse('2027-03-11T15:30Z'), appointments: someAppointments }}
  />
);
