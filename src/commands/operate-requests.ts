import type { RequestOffice } from '../adapters/embedded-office/request-office';
import type { StaffOffice } from '../adapters/embedded-office/staff-office';
import { staffRoles } from '../core/party/access-matrix';

export type RequestCommands = Pick<RequestOffice, 'list' | 'show' | 'reply' | 'close'>;
export type StaffCommands = Pick<StaffOffice, 'list' | 'add' | 'end' | 'readings'>;

export const requestsUsage = `  requests list                       what guests ask about their trips, the soonest reply first
  requests show <request>             its messages
  requests reply <request> <name> <words…>
                                      answers in a name (Inés_Calloway); the guest reads the words, and is written to
  requests close <request>            ends it
  requests readings <request>         who of the staff has read it, newest first
  staff list                          who of the staff reads and answers requests on the site
  staff add <e-mail|contact> <consultant|supervisor> <name>
                                      gives a role in a name (Inés_Calloway); a supervisor sees who has read what
  staff end <contact>                 ends it, in every open session too
`;

type Outcome = Promise<readonly string[]> | undefined;

const said = async (text: Promise<string>): Promise<readonly string[]> => [await text];
const nameOf = (text: string): string => text.replaceAll('_', ' ');

export function requestsCommand(
  requests: RequestCommands,
  staff: Pick<StaffCommands, 'readings'>,
  [step, requestId, author, ...words]: readonly string[],
): Outcome {
  if (step === 'list') return requests.list();
  if (requestId === undefined) return undefined;
  if (step === 'show') return requests.show(requestId);
  // An unknown request is refused as `show` refuses it, and not said to be unread.
  if (step === 'readings') return requests.show(requestId).then(() => staff.readings(requestId));
  if (step === 'close') return said(requests.close(requestId));
  return step === 'reply' && author !== undefined && words.length > 0
    ? said(requests.reply(requestId, { author: nameOf(author), words: words.join(' ') }))
    : undefined;
}

export function staffCommand(staff: StaffCommands, [step, person, givenRole, name]: readonly string[]): Outcome {
  if (step === 'list') return staff.list();
  if (person === undefined) return undefined;
  if (step === 'end') return said(staff.end(person));
  const role = staffRoles.find((one) => one === givenRole);
  return step === 'add' && role !== undefined && name !== undefined
    ? said(staff.add(person, { role, name: nameOf(name) }))
    : undefined;
}
