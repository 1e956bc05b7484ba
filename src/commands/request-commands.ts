import { RequestOffice } from '../adapters/embedded-office/request-office';
import { StaffOffice } from '../adapters/embedded-office/staff-office';
import { staffRoles } from '../core/party/access-matrix';
import { paths } from '../web/paths';
import { asLines, type CommandOutcome, type OpenOffices, type OperatorCommand } from './operator-command';

type RequestCommands = Pick<RequestOffice, 'list' | 'show' | 'reply' | 'close'>;
type StaffCommands = Pick<StaffOffice, 'list' | 'add' | 'end' | 'readings'>;

declare module './operator-command' {
  interface OperatorOffices {
    readonly requests: RequestCommands;
    readonly staff: StaffCommands;
  }
}

export const openOffices: OpenOffices<'requests' | 'staff'> = (context) => ({
  requests: new RequestOffice(context),
  staff: new StaffOffice({
    ...context,
    hasContacts: context.config.crm === 'embedded',
    pageUrl: `${context.siteUrl}${paths.staff.requests}`,
  }),
});

export const commands: readonly OperatorCommand[] = [
  {
    name: 'requests',
    usage: `  requests list                       what guests ask about their trips, the soonest reply first
  requests show <request>             its messages
  requests reply <request> <name> <words…>
                                      answers in a name (Inés_Calloway); the guest reads the words, and is written to
  requests close <request>            ends it
  requests readings <request>         who of the staff has read it, newest first
`,
    run: ({ requests, staff }, args) => requestsCommand(requests, staff, args),
  },
  {
    name: 'staff',
    usage: `  staff list                          who of the staff reads and answers requests on the site
  staff add <e-mail|contact> <consultant|supervisor> <name>
                                      gives a role in a name (Inés_Calloway); a supervisor sees who has read what
  staff end <contact>                 ends it, in every open session too
`,
    run: ({ staff }, args) => staffCommand(staff, args),
  },
];

const nameOf = (text: string): string => text.replaceAll('_', ' ');

function requestsCommand(
  requests: RequestCommands,
  staff: Pick<StaffCommands, 'readings'>,
  [step, requestId, author, ...words]: readonly string[],
): CommandOutcome {
  if (step === 'list') return requests.list();
  if (requestId === undefined) return undefined;
  if (step === 'show') return requests.show(requestId);
  // `show` refuses an unknown request, which would otherwise look like one that nobody has read.
  if (step === 'readings') return requests.show(requestId).then(() => staff.readings(requestId));
  if (step === 'close') return asLines(requests.close(requestId));
  return step === 'reply' && author !== undefined && words.length > 0
    ? asLines(requests.reply(requestId, { author: nameOf(author), words: words.join(' ') }))
    : undefined;
}

function staffCommand(staff: StaffCommands, [step, person, givenRole, name]: readonly string[]): CommandOutcome {
  if (step === 'list') return staff.list();
  if (person === undefined) return undefined;
  if (step === 'end') return asLines(staff.end(person));
  const role = staffRoles.find((one) => one === givenRole);
  return step === 'add' && role !== undefined && name !== undefined
    ? asLines(staff.add(person, { role, name: nameOf(name) }))
    : undefined;
}
