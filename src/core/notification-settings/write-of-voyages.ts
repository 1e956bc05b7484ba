import { type TellOutcome, type TellReport, tellLeaseMs, tellReport } from '../messages/telling';
import type { Clock } from '../shared/clock.port';
import { addDays, todayIn } from '../shared/plain-date';
import type { ReservationReminders } from './reservation-reminders.port';
import type { TellGuest } from './tell-guest';
import { type DueVoyage, timings, voyageMessage, type VoyageOccasion, voyageOccasions } from './voyage-messages';

interface WriteOfVoyagesParts {
  readonly reminders: Pick<ReservationReminders, 'takeVoyages' | 'noteVoyageTold'>;
  readonly tellGuest: Pick<TellGuest, 'run'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  /** The absolute address of the page to which a letter leads. */
  readonly addressOf: (occasion: VoyageOccasion, reservationId: string) => string;
}

/** Writes to guests about their voyages, before and after, each letter once, by the ways that they chose (PRF-04 to PRF-06). */
export class WriteOfVoyages {
  constructor(private readonly parts: WriteOfVoyagesParts) {}

  /** `untold`: no carrier took them; they are tried again. */
  async run(): Promise<TellReport> {
    const outcomes: TellOutcome[] = [];
    for (const occasion of voyageOccasions) outcomes.push(...(await this.write(occasion)));
    return tellReport(outcomes);
  }

  private async write(occasion: VoyageOccasion): Promise<readonly TellOutcome[]> {
    const { reminders, clock, officeTimeZone } = this.parts;
    const { voyage, firstDay, lastDay } = timings[occasion];
    const now = clock.now();
    const today = todayIn(officeTimeZone, now);
    const due = await reminders.takeVoyages({
      occasion,
      voyage,
      from: addDays(today, -lastDay),
      to: addDays(today, -firstDay),
      leaseUntil: new Date(now.getTime() + tellLeaseMs),
    });
    return Promise.all(due.map((each) => this.tell(occasion, each)));
  }

  private async tell(occasion: VoyageOccasion, due: DueVoyage): Promise<TellOutcome> {
    const { lineName, addressOf, tellGuest, reminders } = this.parts;
    const { reservationId, contactId, day } = due;
    const outcome = await tellGuest.run({
      contactId,
      guestMessage: voyageMessage(occasion, { due, lineName, url: addressOf(occasion, reservationId) }),
    });
    // Who does not want to hear it has nothing to catch up on later.
    if (outcome !== 'untold') await reminders.noteVoyageTold({ reservationId, occasion, day });
    return outcome;
  }
}
