import type { BookingRecord } from '../../src/core/engine/booking-records.port';
import type { PlainDate } from '../../src/core/shared/plain-date';
import { ManagePresenter } from '../../src/web/engine/manage-presenter';
import { StoppedClock } from './a-clock';

/** The account on the engine's page of a reservation, and the sheet of its PDF, as they are on a day (reliability F7). */
export async function shownByEngine(record: BookingRecord, today: PlainDate) {
  const presenter = new ManagePresenter({
    content: { findVoyages: async () => [], findSuites: async () => [] },
    terms: { smallestPayment: 1 },
    clock: new StoppedClock(`${today}T12:00:00Z`),
    officeTimeZone: 'UTC',
    lineName: 'A line',
  });
  return { account: presenter.account(record, ''), sheet: await presenter.breakdown(record) };
}
