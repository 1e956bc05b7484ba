import { twoNodes } from '../../../../test/builders/two-nodes';
import { describeNotificationPreferences } from '../../../../test/contracts/notification-preferences.contract';
import { describeProfilePictures } from '../../../../test/contracts/profile-pictures.contract';
import { describeReservationReminders } from '../../../../test/contracts/reservation-reminders.contract';
import { testDatabases } from '../../../../test/services/databases';
import { EmbeddedNotificationPreferences } from '../notification-settings/notification-preferences';
import { EmbeddedReservationReminders } from '../../embedded-engine/reservation-reminders';
import { eleanor, james } from '../../embedded-line/seed/sample-guests';
import { EmbeddedProfilePictures } from './profile-pictures';

const guests = [eleanor.contactId, james.contactId] as const;

// One line for each database and the three ports: to open it costs more than all that they are asked.
for (const { name, create } of testDatabases) {
  const opening = lazily(() => twoNodes(create));
  afterAll(async () => (await opening()).close());
  const close = async () => undefined;

  describeProfilePictures(`the embedded line, ${name}`, async () => {
    const { db, otherNode, clock } = await opening();
    return {
      pictures: new EmbeddedProfilePictures(db, clock),
      otherNode: new EmbeddedProfilePictures(otherNode.db, clock),
      guests,
      close,
    };
  });
  describeNotificationPreferences(`the embedded line, ${name}`, async () => {
    const { db, otherNode, clock } = await opening();
    return {
      preferences: new EmbeddedNotificationPreferences(db, clock),
      otherNode: new EmbeddedNotificationPreferences(otherNode.db, clock),
      guests,
      close,
    };
  });
  describeReservationReminders(`the embedded line, ${name}`, async () => {
    const line = await opening();
    return {
      reminders: new EmbeddedReservationReminders(line.db, line.clock),
      otherNode: new EmbeddedReservationReminders(line.otherNode.db, line.clock),
      passTime: (seconds) => line.clock.pass({ seconds }),
      now: () => line.clock.now(),
      addOffer: async ({ depositDueOn, isConfirmed, address = null }) => {
        const id = await line.book({ contactId: guests[0] });
        await line.db
          .updateTable('reservations')
          .set({ deposit_due_on: depositDueOn, deposit: 40_000 })
          .where('reservation_id', '=', id)
          .execute();
        const state = isConfirmed ? 'confirmed' : address === null ? 'disowned' : 'unconfirmed';
        await line.db.deleteFrom('reservation_contacts').where('reservation_id', '=', id).execute();
        await line.db
          .insertInto('reservation_contacts')
          .values({ reservation_id: id, contact_id: guests[0], state, address, linked_at: 0 })
          .execute();
        return id;
      },
      addBooking: async ({ finalDueOn, isPaid }) => {
        const id = await line.book({ contactId: guests[0] });
        await line.db
          .updateTable('reservations')
          .set({ status: 'BK', final_due_on: finalDueOn, total: 90_000, total_paid: isPaid ? 90_000 : 50_000 })
          .where('reservation_id', '=', id)
          .execute();
        await line.db.deleteFrom('reservation_contacts').where('reservation_id', '=', id).execute();
        await line.db
          .insertInto('reservation_contacts')
          .values({ reservation_id: id, contact_id: guests[0], state: 'confirmed', address: null, linked_at: 0 })
          .execute();
        return id;
      },
      addVoyage: async ({ start, end, isOver, isConfirmed }) => {
        const id = await line.book({ contactId: guests[0] });
        await line.db
          .updateTable('reservations')
          .set({ status: isOver ? 'CL' : 'BK', start_on: start, end_on: end, total: 90_000, total_paid: 90_000 })
          .where('reservation_id', '=', id)
          .execute();
        await line.db
          .updateTable('reservation_contacts')
          .set({ state: isConfirmed ? 'confirmed' : 'unconfirmed' })
          .where('reservation_id', '=', id)
          .execute();
        return id;
      },
      close,
    };
  });
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
