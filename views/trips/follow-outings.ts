import { hourText } from '../../src/core/shared/moment-text';
import { followSeats, type PlaceTold } from '../excursions/follow-seats';
import { showToast } from '../ui/share';
import { tripOutingsTexts as texts } from './trip-outings.texts';

const section = '[data-outings]';
const fetchLimitMs = 12_000;
const toastMs = 6_000;

/**
 * Places in line and offers on a trip's page as they change: numbers are written over; a place that becomes something
 * else has the section fetched again, which the server alone prints.
 */
export function followOutings(page: Document): void {
  const live = new LiveOutings(page);
  const departures = live.cards().map(({ dataset }) => dataset['departure'] ?? '');
  followSeats([...new Set(departures)], {
    onSeats: (found, seenAt) => live.showWaiting(new Map(found.map(({ departureId, waiting }) => [departureId, waiting])), seenAt),
    onPlaces: (places, seenAt) => void live.showPlaces(places, seenAt),
    onSeen: (seenAt) => live.showTime(seenAt),
    onLost: () => live.lose(),
  });
}

class LiveOutings {
  private isFetching = false;

  constructor(private readonly page: Document) {}

  cards(): readonly HTMLElement[] {
    return [...this.page.querySelectorAll<HTMLElement>(`${section} [data-party]`)];
  }

  showWaiting(waiting: ReadonlyMap<string, number>, seenAt: Date): void {
    for (const { dataset } of this.cards()) {
      const now = waiting.get(dataset['departure'] ?? '');
      if (now !== undefined) dataset['waiting'] = String(now);
    }
    this.showTime(seenAt);
  }

  async showPlaces(places: readonly PlaceTold[], seenAt: Date): Promise<void> {
    const { reservation } = this.page.querySelector<HTMLElement>(section)?.dataset ?? {};
    const own = new Map(places.filter(({ reservationId }) => reservationId === reservation).map((place) => [place.partyId, place]));
    const shown = this.cards();
    const isOther = own.size !== shown.length || shown.some(({ dataset }) => own.get(dataset['party'] ?? '')?.state !== dataset['state']);
    if (isOther) await this.fetchAgain();
    for (const { dataset } of this.cards()) {
      const position = own.get(dataset['party'] ?? '')?.position;
      if (position !== undefined) dataset['position'] = String(position);
    }
    this.showTime(seenAt);
  }

  showTime(seenAt: Date): void {
    for (const card of this.cards()) this.write(card, (position, waiting, zone) => texts.line(position, waiting, hourText(seenAt, zone)));
    this.page.querySelector(section)?.classList.remove('trip-outings--lost');
  }

  /** What is shown keeps its time; a link asks for the page again. */
  lose(): void {
    this.page.querySelector(section)?.classList.add('trip-outings--lost');
  }

  private write(card: HTMLElement, print: (position: number, waiting: number, zone: string) => string): void {
    const { position, waiting, zone = 'UTC' } = card.dataset;
    const line = card.querySelector('[data-line]');
    if (!line || position === undefined || waiting === undefined) return;
    const text = print(Number(position), Number(waiting), zone);
    if (line.textContent !== text) line.textContent = text;
  }

  private async fetchAgain(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    const fresh = await this.fetchSection();
    this.isFetching = false;
    const old = this.page.querySelector(section);
    if (!old || fresh === undefined) return;
    if (fresh === 'nothing') return old.remove();
    const had = new Set(offersIn(old));
    const isNew = offersIn(fresh).some((party) => !had.has(party));
    const hadFocus = old.contains(this.page.activeElement);
    old.replaceWith(fresh);
    if (hadFocus) goTo(fresh.querySelector('h2'));
    showToast(this.page, isNew ? texts.offerCame : texts.changed, { ms: toastMs });
  }

  /** Without what the address says about an earlier step: a receipt is read once. */
  private async fetchSection(): Promise<Element | 'nothing' | undefined> {
    const address = new URL(window.location.href);
    for (const name of ['reserved', 'done']) address.searchParams.delete(name);
    try {
      const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(fetchLimitMs) });
      if (!answer.ok || answer.redirected) return undefined;
      const found = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(section);
      return found ? this.page.importNode(found, true) : 'nothing';
    } catch {
      return undefined;
    }
  }
}

function goTo(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

const offersIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('[data-state="offered"]')].map(({ dataset }) => dataset['party']);
