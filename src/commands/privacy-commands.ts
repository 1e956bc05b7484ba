import { SealOffice } from '../adapters/embedded-office/seal-office';
import { VisitorErasure } from '../adapters/embedded-office/visitor-erasure';
import { parseEmail } from '../core/shared/email-address';
import { asLines, type OpenOffices, type OperatorCommand } from './operator-command';

declare module './operator-command' {
  interface OperatorOffices {
    readonly seals: Pick<SealOffice, 'sealAnew'>;
    readonly visitors: Pick<VisitorErasure, 'run'>;
  }
}

export const openOffices: OpenOffices<'seals' | 'visitors'> = (context) => ({
  seals: new SealOffice(context),
  visitors: new VisitorErasure(context),
});

export const commands: readonly OperatorCommand[] = [
  {
    name: 'deletions',
    usage: `  deletions                           guests who asked to be forgotten, the longest waiting first
`,
    run: ({ reports }) => reports.deletions(),
  },
  {
    name: 'deletion-done',
    usage: `  deletion-done <request>             erases what need not be kept of such a guest, and closes the request
`,
    run: ({ office }, [requestId]) =>
      requestId === undefined ? undefined : asLines(office.carryOutDeletion(requestId)),
  },
  {
    name: 'erase-visitor',
    usage: `  erase-visitor <e-mail>              erases forms and watches of a person who has no account and asks for it
`,
    run: ({ visitors }, [address = '']) => {
      const email = parseEmail(address);
      return email === undefined ? undefined : asLines(visitors.run(email));
    },
  },
  {
    name: 'seal-data',
    usage: `  seal-data                           seals guests' data by the newest key (DATA_KEYS); a repeat finds nothing to do
`,
    run: ({ seals }) => asLines(seals.sealAnew()),
  },
];
