import { type NotifyOutcome, type NotifyReport, leaseEnd, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import { addDays, todayIn } from '../shared/plain-date';
import type { ReservationReminders } from './reservation-reminders.port';
import type { NotifyGuest } from './notify-guest';
import { type DueVoyage, timings, voyageMessage, type VoyageOccasion, voyageOccasions } from './voyage-messages';

interface NotifyOfVoyagesParts {
  readonly reminders: Pick<ReservationReminders, 'takeVoyages' | 'markVoyageNotified'>;
  readonly notifyGuest: Pick<NotifyGuest, 'run'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly addressOf: (occasion: VoyageOccasion, reservationId: string) => string;
}

/** Writes once on each occasion, by the channels that the guest chose (PRF-04 to PRF-06). */
export class NotifyOfVoyages {
  constructor(private readonly parts: NotifyOfVoyagesParts) {}

  async run(): Promise<NotifyReport> {
    const outcomes: NotifyOutcome[] = [];
    for (const occasion of voyageOccasions) outcomes.push(...(await this.write(occasion)));
    return notifyReport(outcomes);
  }

  private async write(occasion: VoyageOccasion): Promise<readonly NotifyOutcome[]> {
    const { reminders, clock, officeTimeZone } = this.parts;
    const { voyage, firstDay, lastDay } = timings[occasion];
    const now = clock.now();
    const today = todayIn(officeTimeZone, now);
    const due = await reminders.takeVoyages({
      occasion,
      voyage,
      from: addDays(today, -lastDay),
      to: addDays(today, -firstDay),
      leaseUntil: leaseEnd(clock),
    });
    return Promise.all(due.map((each) => this.notify(occasion, each)));
  }

  private async notify(occasion: VoyageOccasion, due: DueVoyage): Promise<NotifyOutcome> {
    const { lineName, addressOf, notifyGuest, reminders } = this.parts;
    const { reservationId, contactId, day } = due;
    const outcome = await notifyGuest.run({
      contactId,
      guestMessage: voyageMessage(occasion, { due, lineName, url: addressOf(occasion, reservationId) }),
    });
    // A guest who does not want the message now must not get it later.
    if (outcome !== 'unnotified') await reminders.markVoyageNotified({ reservationId, occasion, day });
    return outcome;
  }
}
