import { daysBetween, parsePlainDate, todayIn } from '../../src/core/shared/plain-date';
import { blocksTexts as texts } from './blocks.texts';

const tickMs = 60_000;

/**
 * Updates countdowns on a page that stays open or was cached yesterday, by the line's calendar: a browser elsewhere
 * counts the same days as the server (CNT-09, H66).
 */
export function tickCountdowns(page: Document): void {
  const tick = () => page.querySelectorAll<HTMLElement>('[data-countdown]').forEach(count);
  tick();
  setInterval(tick, tickMs);
  page.addEventListener('visibilitychange', tick);
}

function count(card: HTMLElement): void {
  const date = parsePlainDate(card.dataset['countdown'] ?? '');
  const [number, unit] = [card.querySelector('[data-days]'), card.querySelector('[data-days-unit]')];
  if (!date || !number || !unit) return;
  const days = daysBetween(todayIn(card.dataset['timeZone'] ?? 'UTC', new Date()), date);
  number.textContent = days === 0 ? texts.today : String(days);
  unit.textContent = days === 0 ? '' : texts.daysLeft(days);
  card.hidden = days < 0;
}
