import { DateCalendar } from './DateCalendar';
import { DateDropdown } from './DateDropdown';
import { DateSelector } from './DateSelector';
import { sampleCalendar, sampleDates, sampleDropdown } from './sample-voyages';

export const threeDates = () => <DateSelector {...sampleDates} />;

export const asADropdown = () => <DateDropdown {...sampleDropdown} />;

export const asACalendar = () => <DateCalendar {...sampleCalendar} />;
