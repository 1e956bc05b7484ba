import { daysBetween, parsePlainDate, plainDate } from '../../src/core/shared/plain-date';
import { blocksTexts as texts } from './blocks.texts';

const tickMs = 60_000;

/** Updates countdowns on a page that stays open or was cached yesterday (CNT-09). */
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
  const days = daysBetween(todayHere(), date);
  number.textContent = days === 0 ? texts.today : String(days);
  unit.textContent = days === 0 ? '' : texts.daysLeft(days);
  card.hidden = days < 0;
}

function todayHere() {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return plainDate(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
}
