import { ReceiptOffice } from '../adapters/embedded-office/receipt-office';
import { money, readAmount } from '../core/shared/money';
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
  cancel <reservation> keep <amount> [--dry-run]
                                      keeps no more than this: 0 where the line cancels the sailing itself
`,
    dryRun: 'own',
    run: ({ office, currency }, args) => {
      const {
        words: [reservationId, option, text, ...others],
        isDryRun,
      } = splitDryRun(args);
      const max = option === 'keep' && text !== undefined ? readAmount(text, currency) : undefined;
      if (reservationId === undefined || others.length > 0 || (option !== undefined && max === undefined))
        return undefined;
      const maxRetained = max === undefined ? undefined : money(max, currency);
      return asLines(
        isDryRun ? office.previewCancellation(reservationId, maxRetained) : office.cancel(reservationId, maxRetained),
      );
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
