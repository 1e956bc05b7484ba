import { TripChangeOffice } from '../adapters/embedded-office/trip-change-office';
import { timePattern } from '../core/shared/clock-time';
import { asLines, type CommandOutcome, type OpenOffices, type OperatorCommand } from './operator-command';

type Office = Pick<TripChangeOffice, 'changeTimes' | 'changePort' | 'changeCabin'>;

const usage = `  change times <sailing> <day> <arrives|-> <departs|-> <why…>
                                      other hours of a day (08:00); its guests read why, and are written to
  change port <sailing> <day> <port|sea> <pier|tender> <arrives|-> <departs|-> <why…>
                                      another port on a day, or a day at sea
  change cabin <reservation> <cabin> <why…>
                                      another free cabin of the same sailing
`;

declare module './operator-command' {
  interface OperatorOffices {
    readonly tripChanges: Office;
  }
}

export const openOffices: OpenOffices<'tripChanges'> = (context) => ({ tripChanges: new TripChangeOffice(context) });

export const commands: readonly OperatorCommand[] = [
  { name: 'change', usage, run: ({ tripChanges }, args) => changeCommand(tripChanges, args) },
];

const isHour = (text: string | undefined): text is string => text === '-' || timePattern.test(text ?? '');
const timeOf = (text: string): string | undefined => (text === '-' ? undefined : text);

/** Requires a reason for every change. */
function changeCommand(office: Office, [subject = '', ...args]: readonly string[]): CommandOutcome {
  switch (subject) {
    case 'times':
      return timesCommand(office, args);
    case 'port':
      return portCommand(office, args);
    case 'cabin': {
      const [reservationId, cabin, ...why] = args;
      return reservationId === undefined || cabin === undefined || why.length === 0
        ? undefined
        : asLines(office.changeCabin(reservationId, cabin, why.join(' ')));
    }
    default:
      return undefined;
  }
}

function timesCommand(office: Office, [itineraryId, day, arrives, departs, ...why]: readonly string[]) {
  if (itineraryId === undefined || !isHour(arrives) || !isHour(departs) || why.length === 0) return undefined;
  const times = { arrives: timeOf(arrives), departs: timeOf(departs) };
  return asLines(office.changeTimes(itineraryId, Number(day), { times, reason: why.join(' ') }));
}

function portCommand(office: Office, [itineraryId, day, port, berth, arrives, departs, ...why]: readonly string[]) {
  const isBerth = berth === 'pier' || berth === 'tender';
  if (itineraryId === undefined || port === undefined || !isBerth || why.length === 0) return undefined;
  if (!isHour(arrives) || !isHour(departs)) return undefined;
  return asLines(
    office.changePort(itineraryId, Number(day), {
      portSlug: port === 'sea' ? undefined : port,
      isDocked: berth === 'pier',
      times: { arrives: timeOf(arrives), departs: timeOf(departs) },
      reason: why.join(' '),
    }),
  );
}
