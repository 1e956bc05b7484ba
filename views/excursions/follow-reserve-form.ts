import { hourText, momentText } from '../../src/core/shared/moment-text';
import { expectedBookingStatus } from '../../src/core/excursions/expected-booking-status';
import type { SeatsNow } from '../../src/core/excursions/seat-news';
import { followSeats } from './follow-seats';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

/** Milliseconds after which the form opens with the seat numbers with which it was rendered. */
const maxWaitMs = 3_000;

interface FollowOptions {
  /**
   * True for a form that was fetched before its seat numbers: its checkboxes stay disabled until these are known
   * (EXC-10).
   */
  readonly waits: boolean;
}

/**
 * Updates seats, guests who are booked elsewhere at that time (EXC-09) and texts (EXC-07, EXC-08). Returns a function
 * that stops it.
 */
export function followReserveForm(form: HTMLFormElement, { waits }: FollowOptions): () => void {
  const status = new SeatStatus(form);
  form.addEventListener('change', () => status.settle());
  if (!waits) status.settle();
  else status.close();
  const timer = setTimeout(() => status.open(), maxWaitMs);
  const stop = followSeats(
    radiosOf(form).map(({ value }) => value),
    {
      onSeats: (departures, seenAt) => status.show(departures, seenAt),
      onSeen: (seenAt) => status.showTime(seenAt),
      onLost: () => status.lose(),
    },
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}

export const radiosOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="departure"]'),
];
export const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[data-participant]'),
];

class SeatStatus {
  private isOpen = true;
  private readonly seatsNotice: Element | null;
  private readonly words: Element | null;
  private statusText: string;
  private seenAt: Date | undefined;

  constructor(private readonly form: HTMLFormElement) {
    this.seatsNotice = form.querySelector('[data-seats-seen]');
    this.words = form.querySelector('[data-seats-seen] span');
    this.statusText = this.words?.textContent ?? '';
  }

  close(): void {
    this.isOpen = false;
    this.say(texts.looking);
    this.settle();
  }

  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.say(this.statusText);
    this.settle();
  }

  show(departures: readonly SeatsNow[], seenAt: Date): void {
    for (const radio of radiosOf(this.form)) {
      const now = departures.find(({ departureId }) => departureId === radio.value);
      if (!now) continue;
      radio.dataset['left'] = String(now.left);
      const words = radio.closest('label')?.querySelector('.departure-choice__seats');
      if (words) words.textContent = texts.seats(now.left, now.capacity, now.waiting);
    }
    this.isOpen = true;
    this.showTime(seenAt);
    this.settle();
  }

  showTime(seenAt: Date): void {
    this.seenAt = seenAt;
    this.statusText = texts.seenNow(hourText(seenAt, this.zone));
    this.say(this.statusText);
    this.seatsNotice?.classList.remove('reserve-form__seen--lost');
  }

  lose(): void {
    this.open();
    if (this.seenAt) this.say(texts.notSeen(momentText(this.seenAt, this.zone)));
    this.seatsNotice?.classList.add('reserve-form__seen--lost');
  }

  settle(): void {
    const chosenDeparture = radiosOf(this.form).find(({ checked }) => checked);
    const boxes = boxesOf(this.form);
    for (const box of boxes) this.settleBox(box, chosenDeparture);
    const tickedCount = boxes.filter(({ checked, disabled }) => checked && !disabled).length;
    const bookable = boxes.filter((box) => !goesOnAll(box, radiosOf(this.form))).length;
    const consideredDepartures = chosenDeparture ? [chosenDeparture] : radiosOf(this.form);
    const isLimited =
      bookable > 0 &&
      consideredDepartures.length > 0 &&
      consideredDepartures.every(
        ({ dataset: { left } }) =>
          left !== undefined &&
          expectedBookingStatus(Number(left), chosenDeparture ? Math.max(1, tickedCount) : bookable) === 'WAITLIST',
      );
    this.showWords(isLimited);
  }

  private settleBox(box: HTMLInputElement, chosenDeparture: HTMLInputElement | undefined): void {
    const { goes = '', ageGroupLabel = '' } = box.dataset;
    const isBooked = chosenDeparture
      ? goes.split(' ').includes(chosenDeparture.value)
      : goesOnAll(box, radiosOf(this.form));
    box.disabled = isBooked || !this.isOpen;
    if (isBooked) box.checked = false;
    const words = box.closest('label')?.querySelector('.departure-choice__seats');
    if (words) words.textContent = isBooked ? texts.booked : ageGroupLabel;
  }

  private showWords(isLimited: boolean): void {
    const words = this.form.closest('[data-reserve]')?.querySelector('[data-reserve-words]');
    if (words) words.textContent = isLimited ? texts.titleLimited : texts.title;
    const send = this.form.querySelector('[data-reserve-send] .button__text');
    if (send) send.textContent = isLimited ? texts.request : texts.reserve;
    for (const part of this.form.querySelectorAll<HTMLElement>('[data-limited]')) part.hidden = !isLimited;
  }

  private say(text: string): void {
    if (this.words && this.words.textContent !== text) this.words.textContent = text;
  }

  private get zone(): string {
    return this.form.dataset['zone'] ?? 'UTC';
  }
}

const goesOnAll = ({ dataset: { goes = '' } }: HTMLInputElement, radios: readonly HTMLInputElement[]) =>
  radios.length > 0 && radios.every(({ value }) => goes.split(' ').includes(value));
