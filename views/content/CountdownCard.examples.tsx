import { addDays, todayIn } from '../../src/core/shared/plain-date';
import { CountdownCard } from './CountdownCard';

export const blockKind = 'Cards';

const now = () => todayIn('UTC', new Date());

export const weeksAhead = () => (
  <CountdownCard
    eyebrow="Your next voyage"
    title="Twelve nights in the Aegean"
    today={now()}
    timeZone="UTC"
    date={addDays(now(), 141)}
    action={{ label: 'See the trip', href: '#trip' }}
  />
);
export const thatDay = () => <CountdownCard title="The day you board" today={now()} timeZone="UTC" date={now()} />;
