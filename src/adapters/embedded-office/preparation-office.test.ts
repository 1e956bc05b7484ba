import { StoppedClock } from '../../../test/builders/a-clock';
import { someSeals } from '../../../test/builders/some-seals';
import { testDatabases } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import { EmbeddedStaffPreparations } from '../embedded-state/preparation/staff-preparations';
import { EmbeddedPreparations } from '../embedded-state/preparation/preparations';
import { openDatabase } from '../sql/open-database';
import { withSealedColumns } from '../sql/sealed-columns';
import { PreparationOffice } from './preparation-office';

it.each([...testDatabases])(
  'ROL-06 F9 gives each reader what is shared with them, and notes it once an hour, by command and page alike, $name',
  async ({ create }) => {
    const clock = new StoppedClock();
    const database = await create();
    const db = withSealedColumns(await openDatabase(database), someSeals);
    const preparations = new EmbeddedPreparations(db, clock);
    const entry = { reservationId: '100', traveller: 0, ownerId: 'eleanor' } as const;
    await preparations.save({ ...entry, item: 'diet', values: { allergies: 'nuts' }, sharedWith: ['consultant'] });
    await preparations.save({ ...entry, item: 'health', values: { mobility: 'slow' }, sharedWith: ['doctor'] });
    const office = new PreparationOffice({ db, clock, who: 'Inés Calloway' });
    const staff = new EmbeddedStaffPreparations(db, clock);
    const member = { contactId: 'ines', name: 'Inés Calloway', role: 'consultant' } as const;

    expect(await office.read('100', 'consultant')).toEqual([expect.stringContaining('Allergies: nuts')]);
    clock.pass({ minutes: 59 });
    await office.read('100', 'consultant');
    const shared = await staff.read({ reservationId: '100', member });
    expect(shared.map(({ item }) => item)).toEqual(['diet']);
    const first = { traveller: 0, item: 'diet', reader: 'Your consultant (Inés Calloway)' };
    expect(await preparations.findReadings('100')).toMatchObject([first]);
    clock.pass({ minutes: 2 });
    await staff.read({ reservationId: '100', member });
    expect(await preparations.findReadings('100')).toMatchObject([first, first]);
    expect(await office.read('100', 'galley')).toEqual([expect.stringContaining('Nothing of 100 is shared')]);
    expect(await refusalOf(office.read('200', 'doctor'))).toContain('Nothing is known here of a reservation 200');
    expect(await staff.findHolder('200')).toBeUndefined();
    await db.destroy();
    await database.drop();
  },
);
