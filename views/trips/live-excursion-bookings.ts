import { hourText } from '../../src/core/shared/moment-text';
import type { PositionNews } from '../excursions/follow-seats';
import { showToast } from '../ui/share';
import { tripExcursionBookingsTexts as texts } from './trip-excursion-bookings.texts';
import { withoutReceipts } from './without-receipts';

const section = '[data-excursion-bookings]';
/** Present while the booking system does not answer. */
const unseen = '[data-excursion-bookings-unseen]';
const fetchLimitMs = 12_000;
const toastMs = 6_000;

export class LiveExcursionBookings {
  private running: Promise<void> | undefined;

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

  async showPositions(places: readonly PositionNews[], seenAt: Date): Promise<void> {
    const { reservation } = this.page.querySelector<HTMLElement>(section)?.dataset ?? {};
    const own = new Map(
      places
        .filter(({ reservationId }) => reservationId === reservation)
        .map((position) => [position.partyId, position]),
    );
    const shownCards = this.cards();
    const isOther =
      own.size !== shownCards.length ||
      shownCards.some(({ dataset }) => own.get(dataset['party'] ?? '')?.state !== dataset['state']);
    if (isOther) await this.fetchAgain();
    for (const { dataset } of this.cards()) {
      const position = own.get(dataset['party'] ?? '')?.position;
      if (position !== undefined) dataset['position'] = String(position);
    }
    this.showTime(seenAt);
  }

  /** Updates of the stream during an action result from the same action, and are not announced in addition. */
  async alone(step: () => Promise<void>): Promise<void> {
    await this.running;
    this.running = step().finally(() => (this.running = undefined));
    await this.running;
  }

  /** Removes the removal that was asked for and its receipts from the address, so that a reload does not repeat them. */
  forgetStep(): void {
    const address = withoutReceipts();
    address.searchParams.delete('removing');
    window.history.replaceState(window.history.state, '', address);
  }

  async refresh(): Promise<boolean> {
    const fresh = await this.fetchSection();
    if (fresh === undefined) return false;
    this.put(fresh);
    return true;
  }

  showTime(seenAt: Date): void {
    for (const card of this.cards())
      this.write(card, (position, waiting, zone) => texts.line(position, waiting, hourText(seenAt, zone)));
    this.page.querySelector(section)?.classList.remove('trip-excursion-bookings--lost');
  }

  /** Called when no updates arrive any more: the texts keep the time of the last one, and a link reloads the page. */
  lose(): void {
    this.page.querySelector(section)?.classList.add('trip-excursion-bookings--lost');
  }

  private write(card: HTMLElement, toText: (position: number, waiting: number, zone: string) => string): void {
    const { position, waiting, zone = 'UTC' } = card.dataset;
    const line = card.querySelector('[data-line]');
    if (!line || position === undefined || waiting === undefined) return;
    const text = toText(Number(position), Number(waiting), zone);
    if (line.textContent !== text) line.textContent = text;
  }

  private async fetchAgain(): Promise<void> {
    if (this.running) return;
    await this.alone(async () => {
      const had = new Set(offersIn(this.page.querySelector(section)));
      if (!(await this.refresh())) return;
      const fresh = this.page.querySelector(section);
      const isNew = offersIn(fresh).some((party) => !had.has(party));
      if (fresh) showToast(this.page, isNew ? texts.offerCame : texts.changed, { ms: toastMs });
    });
  }

  private put(fresh: Element | 'nothing'): void {
    const old = this.page.querySelector(section);
    const hadFocus = old?.contains(this.page.activeElement);
    if (fresh === 'nothing') old?.remove();
    else old?.replaceWith(fresh);
    if (hadFocus) goTo(this.page.querySelector(`${section} h2, #experiences-title`));
  }

  /** Fetches the section without what the address says about an earlier action, because a confirmation is read once. */
  private async fetchSection(): Promise<Element | 'nothing' | undefined> {
    try {
      const answer = await fetch(withoutReceipts(), {
        headers: { Accept: 'text/html' },
        signal: AbortSignal.timeout(fetchLimitMs),
      });
      if (!answer.ok || answer.redirected) return undefined;
      const answerPage = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const fresh = answerPage.querySelector(section);
      if (!fresh && answerPage.querySelector(unseen)) return undefined;
      return fresh ? this.page.importNode(fresh, true) : 'nothing';
    } catch {
      return undefined;
    }
  }
}

function goTo(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

const offersIn = (part: Element | null) =>
  [...(part?.querySelectorAll<HTMLElement>('[data-state="offered"]') ?? [])].map(({ dataset }) => dataset['party']);
