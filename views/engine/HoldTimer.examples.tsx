import { HoldTimer } from './HoldTimer.widget';
import { hold } from './sample-reservation';

const { text, expiredHref } = hold;

export const nineMinutes = () => <HoldTimer secondsLeft={581} text={text} expiredHref={expiredHref} />;
export const fewSeconds = () => <HoldTimer secondsLeft={20} text={text} expiredHref={expiredHref} />;
export const over = () => <HoldTimer secondsLeft={0} text={text} expiredHref={expiredHref} />;
