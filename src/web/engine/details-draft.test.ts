import type { CabinHold } from '../../core/engine/booking';
import type { TypedValues } from '../../core/engine/hold-drafts.port';
import { DetailsDraft } from './details-draft';

describe('what was typed about guests of several suites', () => {
  it('F8 moves up with its guests when a suite is given back, and goes with that suite’s own', async () => {
    const stored = new Map<string, TypedValues>([
      [
        'a-hold',
        {
          'guest1-first': 'Ada',
          'guest1-suite': '1',
          'guest2-first': 'Bo',
          'guest3-first': 'Cy',
          'guest3-birth-year': '1980',
          'guest4-first': 'Di',
          'guest4-suite': '3',
        },
      ],
    ]);
    const drafts = {
      find: async (id: string) => stored.get(id),
      save: async (id: string, values: TypedValues) => void stored.set(id, values),
      forget: async (id: string) => void stored.delete(id),
    };
    const hold = {
      holdId: 'a-hold',
      cabinNumber: '601',
      ages: [40],
      otherSuites: [
        { cabinNumber: '602', ages: [41] },
        { cabinNumber: '603', ages: [42, 9] },
      ],
    } as unknown as CabinHold;
    await new DetailsDraft(drafts, { getHold: async () => hold }, { findOf: async () => undefined }).leaveSuite(
      hold,
      '602',
    );
    expect(stored.get('a-hold')).toEqual({
      'guest1-first': 'Ada',
      'guest2-first': 'Cy',
      'guest2-birth-year': '1980',
      'guest3-first': 'Di',
    });
  });
});
