import { HoldTimer } from './HoldTimer.widget';
import { hold } from './sample-reservation';

const { holdId, text, expiredHref, extendAction } = hold;
const always = { holdId, text, expiredHref, extendAction };

export const nineMinutes = () => <HoldTimer {...always} secondsLeft={581} />;
export const fewSeconds = () => <HoldTimer {...always} secondsLeft={20} />;
export const over = () => <HoldTimer {...always} secondsLeft={0} />;
