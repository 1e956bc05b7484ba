import { ReceiptOffice } from '../adapters/embedded-office/receipt-office';
import { splitDryRun } from './split-dry-run';
import { asLines, type OpenOffices, type OperatorCommand } from './operator-command';

declare module './operator-command' {
  interface OperatorOffices {
    readonly receipts: Pick<ReceiptOffice, 'revoke'>;
  }
}

export const openOffices: OpenOffices<'receipts'> = (context) => ({ receipts: new ReceiptOffice(context) });

export const commands: readonly OperatorCommand[] = [
  {
    name: 'waitlist',
    usage: `  waitlist [sailing]                  the lines, first guest first
`,
    run: ({ reports }, [itineraryId]) => reports.waitlist(itineraryId),
  },
  {
    name: 'accepted',
    usage: `  accepted <reservation>              which terms were accepted with it, and when
`,
    run: ({ reports }, [reservationId]) => (reservationId === undefined ? undefined : reports.accepted(reservationId)),
  },
  {
    name: 'advisers',
    usage: `  advisers [agency number]            reservations that travel advisers made, with the fare for their commission
`,
    run: ({ reports }, [agencyNumber]) => reports.advisers(agencyNumber),
  },
  {
    name: 'alerts',
    usage: `  alerts                              payments in dispute, refunded at the provider or not refunded, newest first
`,
    run: ({ reports }) => reports.alerts(),
  },
  {
    name: 'release-place',
    usage: `  release-place <reservation>         takes a guest out of a line
`,
    dryRun: 'transaction',
    run: ({ office }, [reservationId]) =>
      reservationId === undefined ? undefined : asLines(office.releaseEntry(reservationId)),
  },
  {
    name: 'cancel',
    usage: `  cancel <reservation> [--dry-run]    cancels a booking, an offer or a place in line, and gives back what the terms
                                      say; a dry run says what that would be, and changes nothing
`,
    dryRun: 'own',
    run: ({ office }, args) => {
      const {
        words: [reservationId],
        isDryRun,
      } = splitDryRun(args);
      if (reservationId === undefined) return undefined;
      return asLines(isDryRun ? office.previewCancellation(reservationId) : office.cancel(reservationId));
    },
  },
  {
    name: 'lapse',
    usage: `  lapse [reservation]                 ends one unpaid offer now, or all whose date is over
`,
    dryRun: 'transaction',
    run: ({ office }, [reservationId]) => asLines(office.lapse(reservationId)),
  },
  {
    name: 'revoke-receipts',
    usage: `  revoke-receipts <reservation>       ends the links in its mails; its guest signs in instead
`,
    run: ({ receipts }, [reservationId]) =>
      reservationId === undefined ? undefined : asLines(receipts.revoke(reservationId)),
  },
];
