import { parsePlainDate } from '../core/shared/plain-date';
import { asLines, type OperatorCommand } from './operator-command';

export const commands: readonly OperatorCommand[] = [
  {
    name: 'sailings',
    usage: `  sailings [from]                     what is on sale from a day on, with cabins left and guests in line
  sailings withdraw <sailing>         takes a sailing out of the calendar that nobody has anything of
`,
    dryRun: 'transaction',
    run: ({ reports, inventory }, [first, second]) => {
      if (first === 'withdraw')
        return second === undefined ? undefined : asLines(inventory.office.withdrawSailing(second));
      const from = first === 'list' ? second : first;
      const day = from === undefined ? undefined : parsePlainDate(from);
      return from !== undefined && day === undefined ? undefined : reports.sailings(day);
    },
  },
  {
    name: 'add-sailing',
    usage: `  add-sailing <voyage> <YYYY-MM-DD>   puts one more departure on sale
`,
    dryRun: 'transaction',
    run: ({ office }, [voyageId, from]) => {
      const start = parsePlainDate(from ?? '');
      return voyageId === undefined || start === undefined ? undefined : asLines(office.addSailing(voyageId, start));
    },
  },
  {
    name: 'publish',
    usage: `  publish <voyage>                    shows a voyage to everybody
`,
    dryRun: 'transaction',
    run: ({ office }, [voyageId]) => (voyageId === undefined ? undefined : asLines(office.publish(voyageId, true))),
  },
  {
    name: 'withdraw',
    usage: `  withdraw <voyage>                   hides it; guests who booked it still see it
`,
    dryRun: 'transaction',
    run: ({ office }, [voyageId]) => (voyageId === undefined ? undefined : asLines(office.publish(voyageId, false))),
  },
  {
    name: 'release-cabin',
    usage: `  release-cabin <sailing> <cabin>     gives back a cabin that was sold elsewhere
`,
    dryRun: 'transaction',
    run: ({ office }, [itineraryId, cabin]) =>
      itineraryId === undefined || cabin === undefined ? undefined : asLines(office.releaseCabin(itineraryId, cabin)),
  },
];
