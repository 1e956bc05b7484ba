import { PreparationOffice } from '../adapters/embedded-office/preparation-office';
import { audiences } from '../core/preparation/preparation-item';
import type { OpenOffices, OperatorCommand } from './operator-command';

declare module './operator-command' {
  interface OperatorOffices {
    readonly preparation: Pick<PreparationOffice, 'read'>;
  }
}

export const openOffices: OpenOffices<'preparation'> = (context) => ({ preparation: new PreparationOffice(context) });

export const commands: readonly OperatorCommand[] = [
  {
    name: 'preparation',
    usage: `  preparation <reservation> <reader>  what its guests share with a reader: consultant, galley, excursions or doctor;
                                      each guest sees that it was read, by whom and when
`,
    run: ({ preparation }, [reservationId, reader]) => {
      const audience = audiences.find((one) => one === reader);
      return reservationId === undefined || audience === undefined
        ? undefined
        : preparation.read(reservationId, audience);
    },
  },
];
