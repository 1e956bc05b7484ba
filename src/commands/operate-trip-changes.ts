import type { TripChangeOffice } from '../adapters/embedded-office/trip-change-office';

export type TripChangeCommands = Pick<TripChangeOffice, 'changeTimes' | 'changePort' | 'changeCabin'>;

export const tripChangesUsage = `  change times <sailing> <day> <arrives|-> <departs|-> <why…>
                                      other hours of a day (08:00); its guests read why, and are written to
  change port <sailing> <day> <port|sea> <pier|tender> <arrives|-> <departs|-> <why…>
                                      another port on a day, or a day at sea
  change cabin <reservation> <cabin> <why…>
                                      another free cabin of the same sailing
`;

const hour = /^([01]\d|2[0-3]):[0-5]\d$/;
const isHour = (text: string | undefined): text is string => text === '-' || hour.test(text ?? '');
const timeOf = (text: string): string | undefined => (text === '-' ? undefined : text);

/** Without a word about why, nothing is changed. */
export function tripChangesCommand(
  office: TripChangeCommands,
  [what = '', ...given]: readonly string[],
): Promise<readonly string[]> | undefined {
  switch (what) {
    case 'times':
      return timesCommand(office, given);
    case 'port':
      return portCommand(office, given);
    case 'cabin': {
      const [reservationId, cabin, ...why] = given;
      return reservationId === undefined || cabin === undefined || why.length === 0
        ? undefined
        : lines(office.changeCabin(reservationId, cabin, why.join(' ')));
    }
    default:
      return undefined;
  }
}

function timesCommand(office: TripChangeCommands, [itineraryId, day, arrives, departs, ...why]: readonly string[]) {
  if (itineraryId === undefined || !isHour(arrives) || !isHour(departs) || why.length === 0) return undefined;
  const times = { arrives: timeOf(arrives), departs: timeOf(departs) };
  return lines(office.changeTimes(itineraryId, Number(day), { times, reason: why.join(' ') }));
}

function portCommand(
  office: TripChangeCommands,
  [itineraryId, day, port, berth, arrives, departs, ...why]: readonly string[],
) {
  const isBerth = berth === 'pier' || berth === 'tender';
  if (itineraryId === undefined || port === undefined || !isBerth || why.length === 0) return undefined;
  if (!isHour(arrives) || !isHour(departs)) return undefined;
  return lines(
    office.changePort(itineraryId, Number(day), {
      portSlug: port === 'sea' ? undefined : port,
      isDocked: berth === 'pier',
      times: { arrives: timeOf(arrives), departs: timeOf(departs) },
      reason: why.join(' '),
    }),
  );
}

const lines = async (text: Promise<string>): Promise<readonly string[]> => [await text];
