import { afterwards, beforeBoarding, onBoard } from './sample-trip-day';
import { TripNow } from './TripNow';

export const before = () => <TripNow day={beforeBoarding} />;
export const aboard = () => <TripNow day={onBoard} href="#trip" />;
export const after = () => <TripNow day={afterwards} />;
