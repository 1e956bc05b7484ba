import { Widget } from '../widgets/Widget';
import { MeetingDesk } from './MeetingDesk.widget';
import { sampleDesk, someAppointments } from './sample-meetings';

export const aTimeIsChosen = () => (
  <Widget
    of={MeetingDesk}
    name="meetings/MeetingDesk"
    wake="load"
    props={{ ...sampleDesk, at: Date.parse('2027-03-11T15:30Z'), appointments: someAppointments }}
  />
);
