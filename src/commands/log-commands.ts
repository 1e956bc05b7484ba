import type { OperatorCommand } from './operator-command';

const defaultCount = 50;

export const commands: readonly OperatorCommand[] = [
  {
    name: 'log',
    usage: `  log [count]                         the latest changes, newest first
`,
    run: ({ reports }, [count]) => reports.log(Math.max(1, Math.trunc(Number(count)) || defaultCount)),
  },
];
