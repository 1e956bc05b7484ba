import { ErasureOffice } from '../adapters/embedded-office/erasure-office';
import { SealOffice } from '../adapters/embedded-office/seal-office';
import { VisitorErasure } from '../adapters/embedded-office/visitor-erasure';
import { parseEmail } from '../core/shared/email-address';
import { asLines, type OpenOffices, type OperatorCommand } from './operator-command';

declare module './operator-command' {
  interface OperatorOffices {
    readonly seals: Pick<SealOffice, 'sealAnew'>;
    readonly visitors: Pick<VisitorErasure, 'run'>;
    readonly erasures: Pick<ErasureOffice, 'noteGuest' | 'noteVisitor' | 'repeat'>;
  }
}

export const openOffices: OpenOffices<'seals' | 'visitors' | 'erasures'> = (context) => ({
  seals: new SealOffice(context),
  visitors: new VisitorErasure(context),
  erasures: new ErasureOffice({ ...context, file: context.config.erasureList }),
});

/** `restore` prints the time of the backup in this form. */
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

const withNote = async (erasure: Promise<string>, note: () => Promise<readonly string[]>) => [
  await erasure,
  ...(await note()),
];

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
    run: ({ office, erasures }, [requestId]) =>
      requestId === undefined
        ? undefined
        : withNote(office.carryOutDeletion(requestId), () => erasures.noteGuest(requestId)),
  },
  {
    name: 'erase-visitor',
    usage: `  erase-visitor <e-mail>              erases forms and watches of a person who has no account and asks for it
`,
    run: ({ visitors, erasures }, [address = '']) => {
      const email = parseEmail(address);
      return email === undefined ? undefined : withNote(visitors.run(email), () => erasures.noteVisitor(email));
    },
  },
  {
    name: 'erase-again',
    usage: `  erase-again <time of the backup>    after a restore: repeats the erasures that ERASURE_LIST has since then
`,
    dryRun: 'transaction',
    run: ({ erasures }, [time = '']) =>
      isInstant.test(time) && !Number.isNaN(Date.parse(time)) ? erasures.repeat(new Date(time)) : undefined,
  },
  {
    name: 'seal-data',
    usage: `  seal-data                           seals guests' data by the newest key (DATA_KEYS); a repeat finds nothing to do
`,
    run: ({ seals }) => asLines(seals.sealAnew()),
  },
];
