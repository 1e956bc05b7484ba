import { DateSelector } from './DateSelector';
import { sampleDates } from './sample-voyages';

export const threeDates = () => <DateSelector {...sampleDates} />;
